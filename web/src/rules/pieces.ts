/** The pieces of a position that is given as SFEN. */
import { kindOfLetter, promotedKind, squareAt, type Kind, type Side, type Square } from './names';

/** What stands on the squares of a position. */
export function piecesOf(sfen: string): Map<Square, { side: Side; kind: Kind }> {
  const pieces = new Map<Square, { side: Side; kind: Kind }>();
  (sfen.split(' ')[0] ?? '').split('/').forEach((row, index) => {
    let file = 9;
    let promoted = false;
    for (const letter of row) {
      if (letter === '+') promoted = true;
      else if (letter >= '1' && letter <= '9') file -= Number(letter);
      else {
        const plain: Kind | undefined = letter.toUpperCase() === 'K' ? 'king' : kindOfLetter(letter);
        const kind = plain && promoted ? promotedKind(plain) : plain;
        if (kind) pieces.set(squareAt(file, index + 1), { side: letter === letter.toUpperCase() ? 'black' : 'white', kind });
        promoted = false;
        file--;
      }
    }
  });
  return pieces;
}
