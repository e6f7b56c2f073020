/** What sides and pieces are called: in the page's language, and by the words that the reader chose for the sides. */
import type { Kind, Side } from '../rules/names';
import { settings, sideNames } from '../settings.svelte';
import { SIDE_WORDS } from '../choices';
import { form, t, upper } from './texts.svelte';

/** The signs of the sides in a text; `SideText` draws them, because phones repaint the characters. */
export const SIDE_SIGNS = { black: '☗', white: '☖' } as const;

/** A side in words. In a handicap game the sides are uwate and shitate, whatever they are called otherwise. */
export function sideWord(side: Side, handicap = 'even'): string {
  if (handicap !== 'even') return t(side === 'black' ? 'side-shitate' : 'side-uwate');
  const names = sideNames();
  const words = names === 'marks' ? SIDE_WORDS[settings.language] : names;
  if (words === 'sente') return t(side === 'black' ? 'side-sente' : 'side-gote');
  return t(`side-${side}`);
}

/** A side as a text on the screen names it: in words, or by a sign that `SideText` draws. */
export function sideName(side: Side, handicap = 'even'): string {
  return sideNames() === 'marks' ? SIDE_SIGNS[side] : sideWord(side, handicap);
}

/** The forms of a side's name, for texts that fill it in as `$winner`, `$side` and the like. */
export function sideForms<N extends string>(placeholder: N, name: string): Record<N | `${N}-start`, string> {
  return { [placeholder]: name, [`${placeholder}-start`]: upper(name) } as Record<N | `${N}-start`, string>;
}

/** The forms of a piece's name, for texts that fill it in as `$piece`. */
export function pieceForms(kind: Kind): Record<'piece' | 'piece-the' | 'piece-start', string> {
  const the = form(`piece-${kind}`, 'the');
  return { piece: t(`piece-${kind}`), 'piece-the': the, 'piece-start': upper(the) };
}
