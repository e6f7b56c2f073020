import { describe, expect, test } from 'vitest';
import { lessonOfRule } from './lessons';

describe('the lesson of a rule', () => {
  test('is there for each of the 43 rules', () => {
    for (let number = 1; number <= 43; number++) expect(lessonOfRule(`R${number}`), `R${number}`).toBeDefined();
  });

  test.each([
    ['R7', 'board-and-aim'],
    ['R16', 'knight'],
    ['R17', 'captures'],
    ['R18', 'check'],
    ['R19', 'promotion-zone'],
    ['R20', 'promotion-choice'],
    ['R21', 'promotion-forced'],
    ['R24', 'horse-and-dragon'],
    ['R25', 'gold'],
    ['R26', 'promotion-lasting'],
    ['R27', 'dropping'],
    ['R28', 'dead-drops'],
    ['R29', 'nifu'],
    ['R30', 'uchifuzume'],
    ['R34', 'illegal-moves'],
    ['R38', 'declaration'],
  ])('%s is %s, not another that touches upon it', (rule, lesson) => {
    expect(lessonOfRule(rule)?.id).toBe(lesson);
  });
});
