/** What one can choose from: piece sets, looks, words. */
import type { Language } from './texts/languages';

export const PIECE_SETS = ['kanji', 'two-kanji', 'international', 'ideograms', 'chess'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** The colours of promoted faces on the traditional sets; those of the others are always red. */
export const PROMOTED_COLOURS = ['red', 'black'] as const;
export type PromotedColour = (typeof PROMOTED_COLOURS)[number];

export const BOARDS = ['wood', 'paper', 'dark', 'contrast'] as const;
export type Board = (typeof BOARDS)[number];

/** What stands beside the ranks; the files are always counted in digits. */
export const COORDINATES = ['digits', 'kanji', 'letters', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];

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

/** The names that the rules have for them. */
export const NOTATIONS = ['western', 'japanese', 'hodges', 'kitao-kawasaki', 'kif', 'usi', 'csa', 'yorozuya'] as const;
export type Notation = (typeof NOTATIONS)[number];

export const VOLUMES = ['off', 'soft', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];
/** Each a step that one hears. */
export const LOUDNESS: Record<Volume, number> = { off: 0, soft: 0.25, medium: 0.55, loud: 1 };

/** Whether keys that are pressed alone, letters and digits, do something: who dictates or slips has them off (WCAG 2.1.4). */
export const LETTER_KEYS = ['on', 'off'] as const;
export type LetterKeys = (typeof LETTER_KEYS)[number];

/** How the last seconds are counted. */
export const COUNTS = ['beeps', 'voice', 'none'] as const;
export type Count = (typeof COUNTS)[number];
