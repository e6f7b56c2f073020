/** The rules that give each piece its picture. */
import type { PieceSet } from '../choices';
import { KINDS } from '../rules/names';

/** Where the picture of a piece is. */
export function pictureOf(set: PieceSet, side: 'black' | 'white', kind: string): string {
  return `${import.meta.env.BASE_URL}pieces/${set}/${side === 'black' ? 'b' : 'w'}_${kind}.svg`;
}

let sheet: CSSStyleSheet | undefined;

/** Makes every piece on the page show this set. One sheet of 28 rules; the browser fetches only what is on the board. */
export function usePictures(set: PieceSet): void {
  const rules = (['black', 'white'] as const).flatMap((side) =>
    KINDS.map((kind) => {
      const color = side === 'black' ? 'sente' : 'gote';
      const url = new URL(pictureOf(set, side, kind), document.baseURI).href;
      return `piece.${color}.${kind}{--picture:url("${url}")}`;
    }),
  );
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules.join('\n'));
}
