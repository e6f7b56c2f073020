/** A move in words, for those who listen: notation is for the eye. */
import { readUsi, type Side, type Usi } from '../../rules/names';
import { piecesOf } from '../../rules/pieces';
import { pieceForms, sideForms, sideWord } from '../../texts/names';
import { squareName } from '../../texts/squares';
import { t } from '../../texts/texts.svelte';

/** "White: silver 3-1, takes on 2-2, promotes", for a move that was made from a position. */
export function moveInWords(before: string, move: Usi, handicap = 'even'): string {
  const pieces = piecesOf(before);
  const side: Side = before.split(' ')[1] === 'w' ? 'white' : 'black';
  const { from, drop, to, promote } = readUsi(move);
  const kind = drop ?? (from && pieces.get(from)?.kind);
  if (!kind) return move;
  const args = {
    ...sideForms('side', sideWord(side, handicap)),
    ...pieceForms(kind),
    from: from ? squareName(from).text : '',
    square: squareName(to).text,
  };
  const said = t(drop ? 'said-drop' : pieces.has(to) ? 'said-capture' : 'said-move', args);
  return promote ? t('said-promotes', { move: said }) : said;
}
