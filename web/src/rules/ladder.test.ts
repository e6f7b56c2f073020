import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initSync } from '../generated/wasm/komadai_wasm.js';
import { between, gradeOfLevel, gradeOfRating, grades, levelFor, levelNear, levels, ratingOfGrade, ratingOfLevel } from './ladder';

initSync({ module: readFileSync(join(import.meta.dirname, '../generated/wasm/komadai_wasm_bg.wasm')) });

test('grades follow their ratings', () => {
  expect(grades()[0]).toBe('15-kyu');
  expect(grades().at(-1)).toBe('6-dan');
  for (const grade of grades()) expect(gradeOfRating(ratingOfGrade(grade))).toBe(grade);
  expect(gradeOfRating(-100)).toBe('15-kyu');
  expect(gradeOfRating(5000)).toBe('6-dan');
});

test('a level is near to its own strength', () => {
  expect(levels()[0]).toBe(1);
  for (const level of levels()) {
    expect(levelNear(ratingOfLevel(level))).toBe(level);
    expect(grades()).toContain(gradeOfLevel(level));
  }
  expect(levelNear(-1000)).toBe(1);
  // Nobody who would beat the last level is told that it is as strong.
  expect(levelFor(-1000)).toBe(1);
  expect(levelFor(ratingOfLevel(12))).toBe(12);
  expect(levelFor(ratingOfLevel(12) + 500)).toBe(0);
  expect(levelNear(9000)).toBe(levels().length);
});

test('the farther two players are apart, the more is given', () => {
  expect(between('9-kyu', '9-kyu')).toEqual({ above: 0, handicap: 'even' });
  expect(between('9-kyu', '8-kyu')).toEqual({ above: -1, handicap: 'even' });
  expect(between('1-dan', '5-kyu')).toEqual({ above: 5, handicap: 'rook-lance' });
  expect(between('15-kyu', '6-dan').handicap).toBe('ten');
});
