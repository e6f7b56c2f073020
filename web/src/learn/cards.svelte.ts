/** Cards for reading the pieces, and when each comes back: FSRS decides, this browser remembers. */
import { createEmptyCard, fsrs, Rating, State, type Card, type CardInput } from 'ts-fsrs';
import { HAND_KINDS, JAPANESE, KINDS, type Kind } from '../rules/names';
import { settings } from '../settings.svelte';

/** What can stand on a piece: a kind, and the king in its senior form. */
export type Face = Kind | 'king-senior';
const FACES: readonly Face[] = ['king', 'king-senior', ...KINDS.filter((kind) => kind !== 'king')];

/** The piece sets that are read: one character, and two. */
export type FaceSet = 'kanji' | 'two-kanji';

export interface Task {
  id: string;
  set: FaceSet;
  face: Face;
  /** From the picture to the name, or from the name to the picture. */
  way: 'name' | 'face';
}

/** In the order in which they are learned: unpromoted before promoted, one character before two, reading before finding. */
export const TASKS: readonly Task[] = (['kanji', 'two-kanji'] as const).flatMap((set) =>
  [false, true].flatMap((promoted) =>
    (['name', 'face'] as const).flatMap((way) =>
      FACES.filter((face) => isPromoted(face) === promoted).map((face) => ({ id: `${set}/${face}/${way}`, set, face, way })),
    ),
  ),
);

export function kindOf(face: Face): Kind {
  return face === 'king-senior' ? 'king' : face;
}

export function isPromoted(face: Face): boolean {
  const kind = kindOf(face);
  return kind !== 'king' && !HAND_KINDS.some((plain) => plain === kind);
}

const ONE: Record<Face, string> = {
  king: '玉',
  'king-senior': '王',
  rook: '飛',
  bishop: '角',
  gold: '金',
  silver: '銀',
  knight: '桂',
  lance: '香',
  pawn: '歩',
  dragon: '龍',
  horse: '馬',
  promotedsilver: '全',
  promotedknight: '圭',
  promotedlance: '杏',
  tokin: 'と',
};

/** The characters on a face, as the reader's piece sets write them. */
export function charactersOf(set: FaceSet, face: Face): string {
  if (set === 'kanji') return (settings.writings as Partial<Record<Face, string>>)[face] ?? ONE[face];
  if (kindOf(face) === 'king') return face === 'king' ? '玉将' : '王将';
  return JAPANESE[kindOf(face)].kanji;
}

/** How one character is read, and in kana how two are. */
const READINGS: Record<Face, readonly [one: string, oneKana: string, twoKana: string]> = {
  king: ['gyoku', 'ぎょく', 'ぎょくしょう'],
  'king-senior': ['ō', 'おう', 'おうしょう'],
  rook: ['hi', 'ひ', 'ひしゃ'],
  bishop: ['kaku', 'かく', 'かくぎょう'],
  gold: ['kin', 'きん', 'きんしょう'],
  silver: ['gin', 'ぎん', 'ぎんしょう'],
  knight: ['kei', 'けい', 'けいま'],
  lance: ['kyō', 'きょう', 'きょうしゃ'],
  pawn: ['fu', 'ふ', 'ふひょう'],
  dragon: ['ryū', 'りゅう', 'りゅうおう'],
  horse: ['uma', 'うま', 'りゅうま'],
  promotedsilver: ['narigin', 'なりぎん', 'なりぎん'],
  promotedknight: ['narikei', 'なりけい', 'なりけい'],
  promotedlance: ['narikyō', 'なりきょう', 'なりきょう'],
  tokin: ['to', 'と', 'ときん'],
};

/** How a face of a set is read, in Hepburn's transcription or, for those who read them, in kana. */
export function readingOf(set: FaceSet, face: Face, kana: boolean): string {
  const [one, oneKana, twoKana] = READINGS[face];
  if (set === 'kanji') return kana ? oneKana : one;
  if (kana) return twoKana;
  if (kindOf(face) === 'king') return face === 'king' ? 'gyokushō' : 'ōshō';
  return JAPANESE[kindOf(face)].romaji;
}

const KEY = 'komadai.kanji';
/** So many cards are new on a day, unless more are wished. */
const NEW_A_DAY = 10;
/** A card that comes back so soon is shown at once when nothing else is left. */
const AHEAD_MS = 15 * 60_000;

const scheduler = fsrs({ enable_fuzz: false });

function read(): Record<string, Card> {
  const kept: Record<string, Card> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const [id, card] of Object.entries(value ?? {})) {
      const due = new Date((card as CardInput).due);
      const last = (card as CardInput).last_review;
      if (!TASKS.some((task) => task.id === id) || Number.isNaN(due.getTime())) continue;
      kept[id] = { ...createEmptyCard(due), ...(card as Card), due, ...(last && { last_review: new Date(last) }) };
    }
  } catch {
    // Storage may be forbidden or hold something else: one begins anew.
  }
  return kept;
}

let kept = $state.raw(read());

function keep(next: Record<string, Card>): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Kept for this visit only.
  }
}

/** Takes over how a card was answered. */
export function answered(id: string, right: boolean, now: Date): void {
  const card: Card = kept[id] ?? createEmptyCard(now);
  keep({ ...kept, [id]: scheduler.next(card, now, right ? Rating.Good : Rating.Again).card });
}

/** How many cards are known well enough to come back after days. */
export function known(): number {
  return Object.values(kept).filter(({ state }) => state === State.Review).length;
}

/** The card that is next: one that is due, a new one while the day has some left or `more` are wished, or one that is due soon. */
export function nextTask(now: Date, more: boolean): Task | undefined {
  const due = (before: number) =>
    TASKS.filter(({ id }) => kept[id] && kept[id].due.getTime() <= before).sort(
      (a, b) => kept[a.id]!.due.getTime() - kept[b.id]!.due.getTime(),
    )[0];
  const day = now.toDateString();
  const today = Object.values(kept).filter(({ reps, last_review }) => reps === 1 && last_review?.toDateString() === day).length;
  const fresh = more || today < NEW_A_DAY ? TASKS.find(({ id }) => !kept[id]) : undefined;
  return due(now.getTime()) ?? fresh ?? due(now.getTime() + AHEAD_MS);
}

/** When the first card comes back. */
export function nextTime(): Date | undefined {
  const times = Object.values(kept).map(({ due }) => due.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

export function hasNew(): boolean {
  return TASKS.some(({ id }) => !kept[id]);
}

export function hasAny(): boolean {
  return Object.keys(kept).length > 0;
}

export function forgetCards(): void {
  keep({});
}

/** Four faces to choose from, the right one among them, in any order; those of its own sort are preferred, being like it. */
export function choicesFor({ face }: Task, random: () => number): Face[] {
  const shuffled = <T>(list: readonly T[]) =>
    list.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
  // Both kings have the same name: they are never to be told apart by it.
  const others = FACES.filter((other) => kindOf(other) !== kindOf(face) && other !== 'king-senior');
  const near = shuffled(others.filter((other) => isPromoted(other) === isPromoted(face)));
  return shuffled([face, ...near.slice(0, 3)]);
}
