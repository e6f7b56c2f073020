/** What the style sheets must keep to that no picture on one machine can show. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const JAPANESE = /Hiragino|Yu Mincho|Yu Gothic|CJK|IPA|Meiryo/;

test('a heading in Czech does not lose its carons to a Japanese font', () => {
  const general = TOKENS.slice(0, TOKENS.indexOf(":root[lang='ja']"));
  for (const stack of ['serif', 'sans']) {
    const families = new RegExp(`--${stack}: ([^;]*);`).exec(general)![1]!.split(/,\s*/);
    const first = families.findIndex((family) => JAPANESE.test(family));
    expect(first).toBeGreaterThan(0);
    // After the first Japanese family nothing but Japanese ones and the browser's own.
    for (const family of families.slice(first, -1)) expect(family).toMatch(JAPANESE);
    // What a Linux machine has, and an Android phone.
    for (const needed of stack === 'serif' ? ['Noto Serif', 'DejaVu Serif'] : ['Roboto', 'DejaVu Sans'])
      expect(families.slice(0, first).map((family) => family.replaceAll("'", ''))).toContain(needed);
  }
});
