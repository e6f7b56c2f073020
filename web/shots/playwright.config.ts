import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Pictures of every screen, for people to look at: `cargo xtask shots`. No part of the tests. */
export default defineConfig(base, { testDir: '.', testMatch: 'shots.ts', timeout: 120_000, retries: 0, use: { trace: 'off' } });
