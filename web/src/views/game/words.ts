/** Sentences about refused moves and declarations, from the rules' reports. */
import type { DeclarationReport, IllegalReport } from '../../live/types';
import { squareNames } from '../../texts/squares';
import { hasText, t } from '../../texts/texts.svelte';

/** The page's name of a piece that `komadai-game` names. */
export function pieceKey(piece: string): string {
  return `piece-${piece.replace('pro-', 'promoted')}`;
}

/** What was attempted, in a few words: "Nifu: two pawns on one file". */
export function illegalTitle(report: IllegalReport): string {
  return titleOfReason(report.reason, report.piece);
}

export function titleOfReason(reason: string, piece: string | null): string {
  const key = `illegal-${reason}`;
  return t(hasText(key) ? key : 'illegal-other', { piece: piece ? t(pieceKey(piece)) : '' });
}

/** Why it may not be, with the squares that show it. */
export function illegalText(report: IllegalReport): string {
  const key = `illegal-${report.reason}-why`;
  const args = {
    piece: report.piece ? t(pieceKey(report.piece)) : '',
    squares: squareNames(report.squares),
    count: report.squares.length,
  };
  return t(hasText(key) ? key : 'illegal-other-why', args);
}

/** Whether a mistake of this kind ends a game in which illegal moves lose. A piece put where it cannot go at all is a slip of the hand. */
export function isRealMistake(report: IllegalReport): boolean {
  return ['R18', 'R21', 'R28', 'R29', 'R30'].includes(report.rule);
}

/** What a declaration would count, and what it lacks. */
export function declarationText(report: DeclarationReport): string {
  return report.points === null || report.pieces === null
    ? ''
    : t('declaration-count', { points: report.points, pieces: report.pieces });
}

export function declarationFails(report: DeclarationReport): string[] {
  return report.fails.map((fail) =>
    t(`declaration-${fail}`, { needed: report.rule === 'points24' ? 24 : report.by === 'black' ? 28 : 27 }),
  );
}
