/** How squares, pieces and hands are called in the page's language. */
import { fileRank, type HandKind, type Side, type Square } from '../rules/names';
import { language, t } from './texts.svelte';

const WIDE_DIGITS = '０１２３４５６７８９';
const KANJI_DIGITS = '〇一二三四五六七八九';

/** A square by its coordinates: `76` in western texts, `７六` in Japanese ones. */
export function squareName(square: Square): { file: string; rank: string; text: string } {
  const { file, rank } = fileRank(square);
  if (language() === 'ja') {
    const name = { file: WIDE_DIGITS[file]!, rank: KANJI_DIGITS[rank]! };
    return { ...name, text: name.file + name.rank };
  }
  return { file: `${file}`, rank: `${rank}`, text: `${file}${rank}` };
}

/** Several squares in a row, for sentences. */
export function squareNames(squares: readonly Square[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(
    squares.map((square) => squareName(square).text),
  );
}

/** What a screen reader says of a square. */
export function squareLabel(square: Square, piece: { side: Side; kind: string } | undefined, target: boolean): string {
  const name = squareName(square).text;
  const label = piece
    ? t('square-piece', { square: name, side: t(`side-${piece.side}`), piece: t(`piece-${piece.kind}`) })
    : t('square-empty', { square: name });
  return target ? t('square-target', { label }) : label;
}

export function handLabel(kind: HandKind, count: number): string {
  return t('hand-piece', { piece: t(`piece-${kind}`), count });
}
