/** How far the owner of this browser has come with the lessons. */
import { LESSONS, type LessonEntry } from './lessons';
import { KEY } from './newcomer';

interface Kept {
  /** The steps that have been done, by lesson. */
  done: Record<string, string[]>;
  /** The lesson that was open last, and at which step. */
  last: { lesson: string; step: string } | undefined;
}

function read(): Kept {
  const kept: Kept = { done: {}, last: undefined };
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { done?: unknown; last?: unknown } | null;
    // Only what names lessons and steps is taken over; another version may have written something else.
    for (const [lesson, steps] of Object.entries(value?.done ?? {}))
      if (Array.isArray(steps)) kept.done[lesson] = steps.filter((step) => typeof step === 'string');
    const last = value?.last as Kept['last'];
    if (typeof last?.lesson === 'string' && typeof last.step === 'string') kept.last = last;
  } catch {
    // Storage may be forbidden or hold something else: one begins anew.
  }
  return kept;
}

const kept: Kept = $state(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Kept for this visit only.
  }
}

export function isDone(lesson: string, step: string): boolean {
  return kept.done[lesson]?.includes(step) ?? false;
}

/** How many of a lesson's steps have been done. */
export function doneOf({ id, steps }: LessonEntry): number {
  return steps.filter((step) => isDone(id, step)).length;
}

export function isComplete(lesson: LessonEntry): boolean {
  return doneOf(lesson) === lesson.steps.length;
}

export function markDone(lesson: string, step: string): void {
  if (isDone(lesson, step)) return;
  kept.done[lesson] = [...(kept.done[lesson] ?? []), step];
  keep();
}

export function markOpen(lesson: string, step: string): void {
  if (kept.last?.lesson === lesson && kept.last.step === step) return;
  kept.last = { lesson, step };
  keep();
}

/** The step at which to go on with a lesson: the one that was left, the first that is not done, or the first of all. */
export function resumeAt({ id, steps }: LessonEntry): string {
  const left = kept.last;
  if (left?.lesson === id && steps.includes(left.step) && !isDone(id, left.step)) return left.step;
  return steps.find((step) => !isDone(id, step)) ?? steps[0]!;
}

/** The lesson to go on with: the one that was left unfinished, or the first after it that is not complete. */
export function nextLesson(): LessonEntry | undefined {
  const from = Math.max(0, LESSONS.findIndex(({ id }) => id === kept.last?.lesson));
  const order = [...LESSONS.slice(from), ...LESSONS.slice(0, from)];
  return order.find((lesson) => !isComplete(lesson));
}

export function hasBegun(): boolean {
  return kept.last !== undefined;
}

/** Forgets everything, or what was done of one lesson. */
export function forget(lesson?: string): void {
  if (lesson === undefined) {
    kept.done = {};
    kept.last = undefined;
  } else delete kept.done[lesson];
  keep();
}
