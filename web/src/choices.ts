/** The piece sets and looks one can choose from. */
export const PIECE_SETS = ['kanji', 'international'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
