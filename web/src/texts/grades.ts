/** Grades and levels in words. */
import { gradeOfLevel } from '../rules/ladder';
import { t } from './texts.svelte';

/** A grade such as `9-kyu` or `1-dan`. */
export function gradeText(grade: string): string {
  const [number, kind] = grade.split('-');
  return t(kind === 'dan' ? 'grade-dan' : 'grade-kyu', { number: Number(number) });
}

/** The grade that a level of the computer plays at. */
export function levelGrade(level: number): string {
  return gradeText(gradeOfLevel(level));
}
