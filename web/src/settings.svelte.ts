/** What this browser remembers of its owner's taste. */
import { PIECE_SETS, THEMES, type PieceSet, type Theme } from './choices';
import { isLanguage, preferredLanguage, type Language } from './texts/texts.svelte';

interface Stored {
  language: Language;
  pieces: PieceSet;
  theme: Theme;
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
  };
}

export const settings: Stored = $state(read());

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Stored>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Kept for this visit only.
  }
}
