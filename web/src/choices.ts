/** What one can choose from: piece sets, looks, words. */
import type { Language } from './texts/languages';

export const PIECE_SETS = ['kanji', 'international'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How the sides are called: by colours, by their Japanese names, or by signs. */
export const SIDE_NAMES = ['colours', 'sente', 'marks'] as const;
export type SideNames = (typeof SIDE_NAMES)[number];

/** The words for the sides that players of each language use. */
export const SIDE_WORDS: Record<Language, Exclude<SideNames, 'marks'>> = {
  cs: 'sente',
  de: 'sente',
  en: 'colours',
  ja: 'sente',
  pl: 'sente',
  uk: 'sente',
};

export const NOTATIONS = ['western', 'japanese'] as const;
export type Notation = (typeof NOTATIONS)[number];
