/** Sentences about a start that cannot be played from. */
import type { ApiErrorBody } from '../../live/types';
import type { StartFault } from '../../rules/rules';
import { squareName } from '../../texts/squares';
import { kindOfName } from '../../rules/names';
import { pieceForms, sideForms, sideWord } from '../../texts/names';
import { hasText, t, upper } from '../../texts/texts.svelte';
import { titleOfReason } from '../game/words';

/** One fault of a pasted start: the field, the place, what is wrong, and the rule. */
export function faultText(fault: StartFault): string {
  const args: Record<string, string | number> = { ...fault.args };
  if (args.side === 'black' || args.side === 'white') Object.assign(args, sideForms('side', sideWord(args.side)));
  if (typeof args.square === 'string') args.square = squareName(args.square).text;
  if (typeof args.reason === 'string') {
    const piece = typeof args.piece === 'string' ? args.piece : null;
    args.reason = fault.code === 'start-is-over' ? t(`outcome-${args.reason}`) : titleOfReason(args.reason, piece);
  }
  const kind = typeof args.piece === 'string' ? kindOfName(args.piece) : undefined;
  if (kind) Object.assign(args, pieceForms(kind));
  const what = t(hasText(`fault-${fault.code}`) ? `fault-${fault.code}` : 'fault-start-unreadable', args);
  // After the name of a field the sentence goes on; without one it begins here.
  const parts = fault.field ? [t(`fault-field-${fault.field}`), what] : [upper(what)];
  const where = fault.column === null ? '' : ` ${t('fault-column', { column: fault.column })}`;
  const rule = fault.rule ? ` (${t('rule-number', { rule: fault.rule })})` : '';
  return parts.join(' ') + where + rule;
}

/** Why the server did not start a game. */
export function serverFault(error: ApiErrorBody): string {
  if (error.reason && hasText(`settings-${error.reason}`)) return t(`settings-${error.reason}`);
  if (error.code === 'offline' || error.code === 'unavailable') return t('error-offline');
  return t(error.field ? 'error-field' : 'error-internal', { field: error.field ?? '' });
}
