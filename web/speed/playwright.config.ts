import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Measurements instead of tests: `cargo xtask speed`, on a machine that has nothing else to do. */
export default defineConfig({ ...base, testDir: '.', timeout: 180_000, use: { ...base.use, trace: 'off', actionTimeout: 60_000 }, expect: { timeout: 60_000 } });
