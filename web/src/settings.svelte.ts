/** What this browser remembers of its owner's taste. */
import { NOTATIONS, PIECE_SETS, SIDE_NAMES, SIDE_WORDS, THEMES, type Notation, type PieceSet, type SideNames, type Theme } from './choices';
import { isLanguage, preferredLanguage, type Language } from './texts/languages';
import { useLanguage } from './texts/texts.svelte';

interface Stored {
  language: Language;
  pieces: PieceSet;
  theme: Theme;
  /** These two follow the language until they are chosen. */
  sides: SideNames | undefined;
  notation: Notation | undefined;
}

const KEY = 'komadai.settings';

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
    theme: THEMES.find((theme) => theme === kept.theme) ?? 'auto',
    sides: SIDE_NAMES.find((names) => names === kept.sides),
    notation: NOTATIONS.find((notation) => notation === kept.notation),
  };
}

export const settings: Stored = $state(read());

/** How the sides are called. */
export function sideNames(): SideNames {
  return settings.sides ?? SIDE_WORDS[settings.language];
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
