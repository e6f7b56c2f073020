import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const LESSONS = join(import.meta.dirname, '../lessons');
const LIST = '\0virtual:lessons';

/** `virtual:lessons`: which lessons there are, by the numbers of their files, without what they ask. */
function lessonList(): Plugin {
  const byNumber = (a: string, b: string) => parseInt(a) - parseInt(b);
  const files = () =>
    readdirSync(LESSONS)
      .sort(byNumber)
      .flatMap((group) => readdirSync(join(LESSONS, group)).sort(byNumber).map((lesson) => `${group}/${lesson}`));
  const entry = (path: string) => {
    const [group = '', lesson = ''] = path.split('/').map((name) => name.replace(/^\d+-/, '').replace(/\.json$/, ''));
    const { rules, steps } = JSON.parse(readFileSync(join(LESSONS, path), 'utf8')) as { rules: number[]; steps: { id: string }[] };
    return { file: path.replace(/\.json$/, ''), group, id: lesson, rules, steps: steps.map(({ id }) => id) };
  };
  return {
    name: 'komadai-lessons',
    resolveId: (id) => (id === 'virtual:lessons' ? LIST : undefined),
    load(id) {
      if (id !== LIST) return undefined;
      const all = files();
      for (const file of all) this.addWatchFile(join(LESSONS, file));
      return `export default ${JSON.stringify(all.map(entry))}`;
    },
  };
}

export default defineConfig({
  plugins: [lessonList(), svelte()],
  base: './',
  // The texts stand beside the page's folder, because the program uses them too.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KOMADAI_SERVER ?? 'http://127.0.0.1:8765', ws: true } },
  },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // A test that goes through all texts of a language takes its time on a busy machine.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
