import { describe, expect, test } from 'vitest';
import { fileRank, HAND_KINDS, kindOfLetter, kingRank, letterOf, promotedKind, readUsi, squareAt, squaresOf, unpromotedKind } from './names';

describe('squares', () => {
  test('file and rank go both ways for all 81', () => {
    const all = Array.from({ length: 81 }, (_, index) => squareAt((index % 9) + 1, Math.floor(index / 9) + 1));
    expect(new Set(all).size).toBe(81);
    for (const square of all) {
      const { file, rank } = fileRank(square);
      expect(squareAt(file, rank)).toBe(square);
    }
    expect(fileRank('7g')).toEqual({ file: 7, rank: 7 });
  });
});

describe('moves', () => {
  test.each([
    ['7g7f', { from: '7g', to: '7f', promote: false }, ['7g', '7f']],
    ['8h2b+', { from: '8h', to: '2b', promote: true }, ['8h', '2b']],
    ['P*5e', { drop: 'pawn', to: '5e', promote: false }, ['5e']],
  ])('%s', (usi, parts, squares) => {
    expect(readUsi(usi)).toEqual(parts);
    expect(squaresOf(usi)).toEqual(squares);
  });
});

test('letters name the kinds that can be dropped', () => {
  for (const kind of HAND_KINDS) expect(kindOfLetter(letterOf(kind))).toBe(kind);
  expect(kindOfLetter('K')).toBeUndefined();
});

test('faces turn over and back', () => {
  for (const kind of HAND_KINDS.filter((kind) => kind !== 'gold')) expect(unpromotedKind(promotedKind(kind)!)).toBe(kind);
  for (const kind of ['gold', 'king', 'tokin', 'dragon']) expect(promotedKind(kind)).toBeUndefined();
});

test('a king’s rank is read from the board', () => {
  const start = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
  expect(kingRank(start, 'black')).toBe(9);
  expect(kingRank(start, 'white')).toBe(1);
  expect(kingRank('4k4/9/9/3K5/9/9/9/9/9 w P 1', 'black')).toBe(4);
  // A problem may have one king only, and a piece in hand is no king.
  expect(kingRank('9/9/9/3k5/9/9/9/9/9 b 2P 1', 'black')).toBeUndefined();
});
