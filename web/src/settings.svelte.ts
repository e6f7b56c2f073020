/** What this browser remembers of its owner's taste. */
import { WRITINGS, WRITTEN_KINDS, type WrittenKind } from './board/faces';
import {
  BOARDS,
  COORDINATES,
  COUNTS,
  LETTER_KEYS,
  NOTATIONS,
  PIECE_SETS,
  PROMOTED_COLOURS,
  SIDE_NAMES,
  SIDE_WORDS,
  THEMES,
  VOLUMES,
  type Board,
  type Coordinates,
  type Count,
  type LetterKeys,
  type Notation,
  type PieceSet,
  type PromotedColour,
  type SideNames,
  type Theme,
  type Volume,
} from './choices';
import { isLanguage, preferredLanguage, type Language } from './texts/languages';
import { useLanguage } from './texts/texts.svelte';

interface Stored {
  language: Language;
  pieces: PieceSet;
  /** The characters of promoted faces that are not the usual ones. */
  writings: Partial<Record<WrittenKind, string>>;
  promoted: PromotedColour;
  board: Board;
  theme: Theme;
  /** Nothing is heard until it is wanted. */
  sound: Volume;
  count: Count;
  letterKeys: LetterKeys;
  /** These three follow the language until they are chosen. */
  coordinates: Coordinates | undefined;
  sides: SideNames | undefined;
  notation: Notation | undefined;
}

const KEY = 'komadai.settings';

/** Of what was kept, the writings that there are. */
function readWritings(kept: unknown): Stored['writings'] {
  const texts = kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
  const known = WRITTEN_KINDS.flatMap((kind) => {
    const text = Object.keys(WRITINGS[kind]).find((text) => text === texts[kind]);
    return text ? [[kind, text]] : [];
  });
  return Object.fromEntries(known) as Stored['writings'];
}

function read(): Stored {
  let kept: Partial<Record<keyof Stored, unknown>> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (value && typeof value === 'object') kept = value;
  } catch {
    // Storage may be forbidden or hold something else: the defaults will do.
  }
  const language = isLanguage(kept.language) ? kept.language : preferredLanguage(navigator.languages);
  return {
    language,
    // Kanji keep beginners away where they cannot be read; a set that shows the moves does not.
    pieces: PIECE_SETS.find((set) => set === kept.pieces) ?? (language === 'ja' ? 'kanji' : 'international'),
    writings: readWritings(kept.writings),
    promoted: PROMOTED_COLOURS.find((colour) => colour === kept.promoted) ?? 'red',
    board: BOARDS.find((board) => board === kept.board) ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'wood'),
    coordinates: COORDINATES.find((coordinates) => coordinates === kept.coordinates),
    theme: THEMES.find((theme) => theme === kept.theme) ?? 'auto',
    sound: VOLUMES.find((volume) => volume === kept.sound) ?? 'off',
    count: COUNTS.find((count) => count === kept.count) ?? 'beeps',
    letterKeys: LETTER_KEYS.find((keys) => keys === kept.letterKeys) ?? 'on',
    sides: SIDE_NAMES.find((names) => names === kept.sides),
    notation: NOTATIONS.find((notation) => notation === kept.notation),
  };
}

export const settings: Stored = $state(read());

/** How the sides are called. */
export function sideNames(): SideNames {
  return settings.sides ?? SIDE_WORDS[settings.language];
}

/** What stands along the edges of the board. */
export function coordinates(): Coordinates {
  return settings.coordinates ?? (settings.language === 'ja' ? 'kanji' : 'digits');
}

/** How moves are written. */
export function notation(): Notation {
  return settings.notation ?? (settings.language === 'ja' ? 'japanese' : 'western');
}

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Stored>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Kept for this visit only.
  }
}

/** Changes the language at once and keeps the choice; rejects, and changes nothing, if its texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await useLanguage(language);
  changeSettings({ language });
}
