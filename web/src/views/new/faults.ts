/** Sentences about a start that cannot be played from. */
import type { ApiErrorBody } from '../../live/types';
import { readStart, type StartCheck, type StartFault } from '../../rules/rules';
import { rankName, squareInText } from '../../texts/squares';
import { kindOfName } from '../../rules/names';
import { pieceForms, sideForms, sideWord } from '../../texts/names';
import { gap, hasText, t, upper } from '../../texts/texts.svelte';
import { titleOfReason } from '../game/words';

/** Signs of the sides, kanji and kana: what Japanese notation and records are full of, and USI and SFEN never have. */
const JAPANESE = /[▲△▼▽☗☖]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Reads a pasted start. A text in Japanese notation gets that said, instead of the first word that means nothing. */
export function readPasted(text: string): StartCheck {
  const read = readStart(text);
  if (read.ok || !JAPANESE.test(text)) return read;
  return { ok: false, faults: [{ code: 'text-japanese', rule: null, field: null, column: null, args: {} }] };
}

/** One fault of a pasted start: the field, and what is wrong. */
export function faultText(fault: StartFault): string {
  const args: Record<string, string | number> = { ...fault.args };
  if (args.side === 'black' || args.side === 'white') Object.assign(args, sideForms('side', sideWord(args.side)));
  if (typeof args.rank === 'string' && /^[a-i]$/.test(args.rank)) args.rank = rankName(args.rank);
  if (typeof args.square === 'string') args.square = squareInText(args.square);
  if (typeof args.reason === 'string') {
    const piece = typeof args.piece === 'string' ? args.piece : null;
    args.reason = fault.code === 'start-is-over' ? t(`outcome-${args.reason}`) : titleOfReason(args.reason, piece);
  }
  const kind = typeof args.piece === 'string' ? kindOfName(args.piece) : undefined;
  if (kind) Object.assign(args, pieceForms(kind));
  const what = t(hasText(`fault-${fault.code}`) ? `fault-${fault.code}` : 'fault-start-unreadable', args);
  // After the name of a field the sentence goes on; without one it begins here.
  const parts = fault.field ? [t(`fault-field-${fault.field}`), what] : [upper(what)];
  return parts.join(gap());
}

/** Why the server did not start a game. */
export function serverFault(error: ApiErrorBody): string {
  if (error.reason && hasText(`settings-${error.reason}`)) return t(`settings-${error.reason}`);
  if (error.code === 'offline' || error.code === 'unavailable') return t('error-offline');
  return t(error.field ? 'error-field' : 'error-internal', { field: error.field ?? '' });
}
