/** Every picture that the page can ask for is there, and every one that is there can be asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOARDS, PIECE_SETS } from '../choices';
import { KINDS, SIDES } from '../rules/names';
import { pictureName, WRITINGS, WRITTEN_KINDS, type Faces } from './faces';

const FOLDER = join(import.meta.dirname, '../../public/pieces');

/** All choices, one writing changed at a time. */
const choices: Faces[] = (['red', 'black'] as const).flatMap((promoted) =>
  WRITTEN_KINDS.flatMap((kind) => Object.keys(WRITINGS[kind]).map((text) => ({ promoted, writings: { [kind]: text } }))),
);

test('every picture is there and none is left over', () => {
  const wanted = new Set<string>();
  for (const set of PIECE_SETS)
    for (const faces of choices)
      for (const owner of SIDES)
        for (const points of ['up', 'down'] as const)
          for (const kind of KINDS) wanted.add(pictureName(set, owner, kind, points, faces));
  for (const board of BOARDS) wanted.add(`board-${board}.svg`).add(`grid-${board}.svg`);
  const there = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  expect(there.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([...wanted].sort());
});

test('each choice has a picture of its own', () => {
  for (const kind of WRITTEN_KINDS) {
    const pictures = choices
      .filter(({ writings }) => kind in writings)
      .map((faces) => readFileSync(join(FOLDER, pictureName('kanji', 'black', kind, 'up', faces)), 'utf8'));
    expect(new Set(pictures).size, kind).toBe(2 * Object.keys(WRITINGS[kind]).length);
  }
});

test('what is not known is drawn as usual', () => {
  const faces: Faces = { promoted: 'red', writings: { tokin: 'constructor' } };
  expect(pictureName('kanji', 'black', 'tokin', 'up', { ...faces, writings: { tokin: '龜' } })).toBe('kanji/b_tokin.svg');
  expect(pictureName('two-kanji', 'white', 'horse', 'down', { ...faces, writings: { dragon: '竜' } })).toBe('two-kanji/w_horse_short.svg');
  expect(pictureName('chess', 'white', 'king', 'up', faces)).toBe('chess/b_king_senior.svg');
});
