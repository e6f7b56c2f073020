/** The rules that give each piece its picture, and each board its surface. */
import type { Board, PieceSet } from '../choices';
import { KINDS, SIDES, type Side } from '../rules/names';
import { settings } from '../settings.svelte';
import { pictureName, type Faces } from './faces';

const FOLDER = `${import.meta.env.BASE_URL}pieces/`;

/** Where the picture of a piece is, as it is seen from `bottom`: the light falls from the top whoever sits below. */
export function pictureOf(set: PieceSet, owner: Side, kind: string, bottom: Side = 'black', faces: Faces = settings): string {
  return FOLDER + pictureName(set, owner, kind, owner === bottom ? 'up' : 'down', faces);
}

/** Where the picture of a board's surface is, and that of its lines. */
export function surfaceOf(board: Board): { surface: string; lines: string } {
  return { surface: `${FOLDER}board-${board}.svg`, lines: `${FOLDER}grid-${board}.svg` };
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
