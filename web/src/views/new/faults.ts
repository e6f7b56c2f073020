/** Sentences about a start that cannot be played from. */
import type { ApiErrorBody } from '../../live/types';
import type { StartFault } from '../../rules/rules';
import { squareName } from '../../texts/squares';
import { hasText, t } from '../../texts/texts.svelte';
import { pieceKey, titleOfReason } from '../game/words';

/** One fault of a pasted start: the field, the place, what is wrong, and the rule. */
export function faultText(fault: StartFault): string {
  const args: Record<string, string | number> = { ...fault.args };
  if (typeof args.side === 'string') args.side = t(`side-${args.side}`);
  if (typeof args.square === 'string') args.square = squareName(args.square).text;
  if (typeof args.reason === 'string') {
    const piece = typeof args.piece === 'string' ? args.piece : null;
    args.reason = fault.code === 'start-is-over' ? t(`outcome-${args.reason}`) : titleOfReason(args.reason, piece);
  }
  if (typeof args.piece === 'string') args.piece = t(pieceKey(args.piece));
  const parts = [t(hasText(`fault-${fault.code}`) ? `fault-${fault.code}` : 'fault-start-unreadable', args)];
  if (fault.field) parts.unshift(t(`fault-field-${fault.field}`));
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
