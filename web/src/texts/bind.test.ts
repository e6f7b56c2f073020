/** What lines do not tear apart. */
import { expect, test } from 'vitest';
import { bind } from './texts.svelte';

test.each([
  ['en', 'the pawn on 7-7 goes to 7-6', 'the pawn on 7\u20117\u00a0goes to 7\u20116'],
  ['en', 'such as 2003-05-03', 'such as 2003-05-03'],
  ['en', 'then 30 seconds, R1', 'then 30\u00a0seconds, R1'],
  ['de', 'von 1 bis 9.', 'von 1\u00a0bis\u00a09.'],
  ['pl', 'dzieje z promowanymi, a w ręce', 'dzieje z\u00a0promowanymi, a\u00a0w\u00a0ręce'],
  // The square is put in behind it.
  ['cs', 'pěšec z ', 'pěšec z\u00a0'],
  ['uk', 'з японськими', 'з\u00a0японськими'],
  ['en', 'a pawn', 'a pawn'],
] as const)('%s: %s', (language, text, bound) => {
  expect(bind(language, text)).toBe(bound);
});
