/** Sentences about refused moves and declarations, from the rules' reports. */
import type { DeclarationReport, IllegalReport, PerSide } from '../../live/types';
import { squareNames } from '../../texts/squares';
import { kindOfName } from '../../rules/names';
import { pieceForms, sideForms, sideWord } from '../../texts/names';
import { gap, hasText, t } from '../../texts/texts.svelte';

/** The forms of the name of a piece that `komadai-game` names; empty ones where there is no piece. */
function formsOf(piece: string | null) {
  const kind = piece === null ? undefined : kindOfName(piece);
  return kind ? pieceForms(kind) : { piece: '', 'piece-the': '', 'piece-start': '' };
}

/** What was attempted, in a few words: "Nifu: two pawns on one file". */
export function illegalTitle(report: IllegalReport): string {
  return titleOfReason(report.reason, report.piece);
}

export function titleOfReason(reason: string, piece: string | null): string {
  const key = `illegal-${reason}`;
  return t(hasText(key) ? key : 'illegal-other', formsOf(piece));
}

/** What is said where the piece stays taken up and its squares are marked: the explanation, and what the dots mean. */
export function withDots(text: string): string {
  return text + gap() + t('illegal-dots');
}

/** Why it may not be, with the squares that show it. */
export function illegalText(report: IllegalReport): string {
  const key = `illegal-${report.reason}-why`;
  const args = {
    ...formsOf(report.piece),
    squares: squareNames(report.squares),
    count: report.squares.length,
  };
  return t(hasText(key) ? key : 'illegal-other-why', args);
}

/** The points of both sides in an impasse. */
export function countText(count: PerSide<number>, handicap: string): string {
  return t('count-points', {
    ...sideForms('black', sideWord('black', handicap)),
    ...sideForms('white', sideWord('white', handicap)),
    'black-points': count.black,
    'white-points': count.white,
  });
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
