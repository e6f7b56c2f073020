/** Levels of the computer and grades of players (R43): how strong they are, and what fits between them. The numbers are `komadai-game`'s. */
import { ladder } from '../generated/wasm/komadai_wasm.js';

interface Ladder {
  /** Name and lowest rating of each grade, weakest first. */
  grades: [string, number][];
  /** The rating of each level, weakest first. */
  levels: number[];
  /** The handicap that fits, by the number of grades between two players. */
  handicaps: string[];
}

let table: Ladder | undefined;
const read = (): Ladder => (table ??= JSON.parse(ladder()) as Ladder);

/** The numbers of all levels, weakest first. */
export function levels(): number[] {
  return read().levels.map((_, index) => index + 1);
}

/** The names of all grades, weakest first: `15-kyu` to `6-dan`. */
export function grades(): string[] {
  return read().grades.map(([name]) => name);
}

export function ratingOfLevel(level: number): number {
  return read().levels[level - 1] ?? 0;
}

export function gradeOfRating(rating: number): string {
  const { grades } = read();
  return (grades.filter(([, floor]) => floor <= rating).at(-1) ?? grades[0]!)[0];
}

export function gradeOfLevel(level: number): string {
  return gradeOfRating(ratingOfLevel(level));
}

/** A rating in the middle of a grade. */
export function ratingOfGrade(grade: string): number {
  const { grades } = read();
  const index = grades.findIndex(([name]) => name === grade);
  const [floor, next] = [grades[index]?.[1] ?? 0, grades[index + 1]?.[1]];
  return next === undefined ? floor : Math.round((floor + next) / 2);
}

/** The level whose strength is nearest. */
export function levelNear(rating: number): number {
  const distance = (level: number) => Math.abs(ratingOfLevel(level) - rating);
  return levels().reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** The level that suits a rating: the nearest, or full strength, 0, for whoever is stronger than the ladder. */
export function levelFor(rating: number): number {
  const top = levels().at(-1)!;
  const step = ratingOfLevel(top) - ratingOfLevel(top - 1);
  return rating > ratingOfLevel(top) + step / 2 ? 0 : levelNear(rating);
}

/** What makes a game between two grades about even, and how many grades `own` is above `other`. */
export function between(own: string, other: string): { above: number; handicap: string } {
  const names = grades();
  const above = names.indexOf(own) - names.indexOf(other);
  return { above, handicap: read().handicaps[Math.abs(above)] ?? 'even' };
}
