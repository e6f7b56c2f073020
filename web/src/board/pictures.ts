/** The rules that give each piece its picture. */
import type { PieceSet } from '../choices';
import { KINDS, SIDES, type Side } from '../rules/names';

/** Where the picture of a piece is, as it is seen from `bottom`: the light falls from the top whoever sits below. */
export function pictureOf(set: PieceSet, owner: Side, kind: string, bottom: Side = 'black'): string {
  // The kings differ by custom, 玉 and 王, so that the sides can be told apart.
  const name = kind === 'king' && owner === 'white' ? 'king_senior' : kind;
  return `${import.meta.env.BASE_URL}pieces/${set}/${owner === bottom ? 'b' : 'w'}_${name}.svg`;
}

let sheet: CSSStyleSheet | undefined;

const COLOR = { black: 'sente', white: 'gote' } as const;

/** Makes every piece on the page show this set. One sheet of rules; the browser fetches only what is on the board. */
export function usePictures(set: PieceSet): void {
  const rules = SIDES.flatMap((bottom) =>
    SIDES.flatMap((owner) =>
      KINDS.map((kind) => {
        const url = new URL(pictureOf(set, owner, kind, bottom), document.baseURI).href;
        return `.orientation-${COLOR[bottom]} piece.${COLOR[owner]}.${kind}{--picture:url("${url}")}`;
      }),
    ),
  );
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules.join('\n'));
}
