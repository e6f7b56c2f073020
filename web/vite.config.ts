import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  // The texts stand beside the page's folder, because the program uses them too.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KOMADAI_SERVER ?? 'http://127.0.0.1:8765', ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
