import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const LESSONS = join(import.meta.dirname, '../lessons');
const FIRST = join(import.meta.dirname, 'src/main.ts');
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

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts all that the first screen stands on into one file. Split by who else uses a part, it would be a dozen small ones, and on a slow machine
 * each costs more to ask for than to read.
 */
function firstScreen(): (id: string, modules: Modules) => string | null {
  let known: Set<string> | undefined;
  return (id, modules) => {
    if (!known) {
      known = new Set([FIRST]);
      for (const module of known) modules.getModuleInfo(module)?.importedIds.forEach((imported) => known!.add(imported));
    }
    return known.has(id) ? 'first' : null;
  };
}

/** Has the rules loaded together with the scripts, which otherwise ask for them once they run. */
function rulesAtOnce(): Plugin {
  return {
    name: 'komadai-rules-at-once',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\/komadai_wasm_bg-[^/]*\.wasm$/.test(file))
          .map((file) => ({ tag: 'link', attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `./${file}` }, injectTo: 'head' })),
    },
  };
}

export default defineConfig({
  plugins: [lessonList(), svelte(), rulesAtOnce()],
  base: './',
  // The texts stand beside the page's folder, because the program uses them too.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KOMADAI_SERVER ?? 'http://127.0.0.1:8765', ws: true } },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstScreen() }] } } },
  },
  // A test that goes through all texts of a language takes its time on a busy machine.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
