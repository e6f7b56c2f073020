/** How squares, pieces and hands are called in the page's language. */
import { fileRank, KINDS, type HandKind, type Side, type Square } from '../rules/names';
import { coordinates } from '../settings.svelte';
import { pieceForms, sideForms, sideWord } from './names';
import { keepWhole, language, t } from './texts.svelte';

const WIDE_DIGITS = '０１２３４５６７８９';
const KANJI_DIGITS = '〇一二三四五六七八九';

/** A square by its coordinates: `7-6` in western texts, where `76` would be read as a number, `７六` in Japanese ones. */
export function squareName(square: Square): { file: string; rank: string; text: string } {
  const { file, rank } = fileRank(square);
  if (language() === 'ja') {
    const name = { file: WIDE_DIGITS[file]!, rank: KANJI_DIGITS[rank]! };
    return { ...name, text: name.file + name.rank };
  }
  return { file: `${file}`, rank: `${rank}`, text: `${file}-${rank}` };
}

/** The same where it stands in a sentence that may be broken into lines. */
export function squareInText(square: Square): string {
  return keepWhole(squareName(square).text);
}

/** What stands beside the board at the file and the rank of a square; nothing where the reader wants nothing. */
export function edgeNames(square: Square): { file: string; rank: string } {
  const { file, rank } = fileRank(square);
  const kind = coordinates();
  if (kind === 'none') return { file: '', rank: '' };
  const ranks = { kanji: KANJI_DIGITS[rank]!, letters: square[1]!, digits: `${rank}` };
  return { file: kind === 'kanji' ? WIDE_DIGITS[file]! : `${file}`, rank: ranks[kind] };
}

/** A rank that SFEN and USI call `a`–`i`, by the number that stands beside the board. */
export function rankName(letter: string): string {
  return squareName(`1${letter}`).rank;
}

/** Several squares in a row, for sentences. */
export function squareNames(squares: readonly Square[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(
    squares.map(squareInText),
  );
}

/** What a screen reader says of a square. */
export function squareLabel(
  square: Square,
  piece: { side: Side; kind: string } | undefined,
  target: boolean,
  handicap: string,
): string {
  const name = squareName(square).text;
  const kind = KINDS.find((kind) => kind === piece?.kind);
  const label =
    piece && kind
      ? t('square-piece', { square: name, ...sideForms('side', sideWord(piece.side, handicap)), ...pieceForms(kind) })
      : t('square-empty', { square: name });
  return target ? t('square-target', { label }) : label;
}

export function handLabel(kind: HandKind, count: number): string {
  return t('hand-piece', { ...pieceForms(kind), count });
}
