import { expect, test } from 'vitest';
import { readBrowser, readCopy, recordsIn, restoredBrowser, writeBrowser, writeCopy } from './backup';

/** As much of a browser's storage as is used. */
function storage(values: Record<string, string>): Storage {
  const map = new Map(Object.entries(values));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

test('a copy reads as it was written', () => {
  const copy = { browser: { 'komadai.settings': '{"theme":"dark"}' }, server: { games: [{ id: 'a' }] }, made_ms: 5 };
  expect(readCopy(writeCopy(copy))).toEqual(copy);
});

test('what is no copy is told from what is too new or broken', () => {
  const whole = { format: 'komadai-backup', version: 1, made_ms: 1, browser: {}, server: {} };
  expect(readCopy('{')).toBe('not-json');
  expect(readCopy('[]')).toBe('not-a-copy');
  expect(readCopy('{"format":"other"}')).toBe('not-a-copy');
  expect(readCopy(JSON.stringify({ ...whole, version: 2 }))).toBe('too-new');
  for (const change of [
    { version: 'one' },
    { version: 0 },
    { browser: [] },
    { server: null },
    { made_ms: 'today' },
    { browser: { 'komadai.settings': 5 } },
    // A file must not put anything where another page would find it.
    { browser: { token: 'x' } },
  ])
    expect(readCopy(JSON.stringify({ ...whole, ...change })), JSON.stringify(change)).toBe('broken');
  expect(readCopy(JSON.stringify(whole))).toMatchObject({ made_ms: 1 });
});

test('merging keeps one’s own settings and the progress of both', () => {
  const own = { 'komadai.settings': '{"theme":"dark","pieces":"kanji"}', 'komadai.lessons': '{"done":{"king":true}}', 'komadai.turning': 'true' };
  const coming = {
    'komadai.settings': '{"theme":"light","sound":1}',
    'komadai.lessons': '{"done":{"rook":true}}',
    'komadai.turning': 'false',
    'komadai.strength': '{"said":"9-kyu"}',
  };
  const merged = restoredBrowser(own, coming, 'merge');
  expect(JSON.parse(merged['komadai.settings']!)).toEqual({ theme: 'dark', pieces: 'kanji', sound: 1 });
  expect(JSON.parse(merged['komadai.lessons']!)).toEqual({ done: { king: true, rook: true } });
  expect(merged['komadai.turning']).toBe('true');
  expect(merged['komadai.strength']).toBe('{"said":"9-kyu"}');
  expect(restoredBrowser(own, coming, 'replace')).toEqual(coming);
});

test('only what is ours is read, written and removed', () => {
  const browser = storage({ 'komadai.settings': '{}', 'komadai.old': '1', other: 'stays' });
  expect(readBrowser(browser)).toEqual({ 'komadai.settings': '{}', 'komadai.old': '1' });
  writeBrowser(browser, { 'komadai.settings': '{"theme":"dark"}' });
  expect(readBrowser(browser)).toEqual({ 'komadai.settings': '{"theme":"dark"}' });
  expect(browser.getItem('other')).toBe('stays');
});

test('records are counted in files and out of games, and a damaged part counts for none', () => {
  expect(recordsIn({ files: [{ records: [{}, {}] }, { records: [{}] }], kept: [{}] })).toBe(4);
  expect(recordsIn({ files: [7, { records: 'none' }], kept: {} })).toBe(0);
  expect(recordsIn({})).toBe(0);
});
