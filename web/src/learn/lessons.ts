/** The lessons there are, and what one of them asks. */
import entries, { type LessonEntry } from 'virtual:lessons';
import type { Side, Square, Usi } from '../rules/names';

export type { LessonEntry };
export const LESSONS: readonly LessonEntry[] = entries;

export const GROUPS: readonly string[] = [...new Set(entries.map(({ group }) => group))];

export function lessonNamed(id: string): LessonEntry | undefined {
  return entries.find((lesson) => lesson.id === id);
}

export function lessonAfter(id: string): LessonEntry | undefined {
  const index = entries.findIndex((lesson) => lesson.id === id);
  return index < 0 ? undefined : entries[index + 1];
}

/** The lesson that teaches a rule, which is named as in `R29`: the first one that is about it above all, else the first that teaches it, too. */
export function lessonOfRule(rule: string): LessonEntry | undefined {
  const number = Number(rule.slice(1));
  return entries.find(({ rules }) => rules[0] === number) ?? entries.find(({ rules }) => rules.includes(number));
}

interface Common {
  id: string;
  /** A position of its own; otherwise the step begins where the one before ended. */
  sfen?: string;
  bottom?: Side;
  marks?: Square[];
  arrows?: [Square, Square][];
}

/** A move, or a word for what moves have in common; `komadai-lessons` knows which. */
export type Pattern = string;

export type Right = { 'moves-of': Square } | { 'drops-of': string } | { squares: Square[] };

export type Step = Common &
  (
    | { kind: 'read' }
    | { kind: 'move'; accept: Pattern[]; wrong?: { moves: Pattern[]; text: string }[]; reply?: Usi }
    | { kind: 'collect'; targets: Square[]; best: number }
    | { kind: 'line'; moves: Usi[]; alternatives?: Record<string, Usi[]>; mate?: boolean }
    | { kind: 'squares'; answer: Right }
    | { kind: 'illegal'; move: Usi; rule: number | null; options?: number[] }
    | { kind: 'choice'; options: string[]; right: string | string[] }
  );

/** Each file is a part of its own, loaded when its lesson is opened. */
const files = import.meta.glob<{ steps: Step[] }>('../../../lessons/*/*.json', { import: 'default' });

export async function loadSteps({ file }: LessonEntry): Promise<Step[]> {
  return (await files[`../../../lessons/${file}.json`]!()).steps;
}

