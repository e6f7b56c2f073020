/** The rules asked about a position by itself, without a game. */
import { judgeAt, lookAt, meantAt, notationAt, playAt } from '../generated/wasm/komadai_wasm.js';
import type { Notation } from '../choices';
import type { IllegalReport } from '../live/types';
import type { Side, Square, Usi } from './names';
import type { PlyView } from './rules';

/** A position; null if the text is none. */
export function look(sfen: string): PlyView | null {
  return JSON.parse(lookAt(sfen)) as PlyView | null;
}

/** The position after a move; null if it is illegal. */
export function play(sfen: string, move: Usi): PlyView | null {
  return JSON.parse(playAt(sfen, move)) as PlyView | null;
}

/** Why a move is illegal; null if it is legal. */
export function judge(sfen: string, move: Usi): IllegalReport | null {
  return JSON.parse(judgeAt(sfen, move)) as IllegalReport | null;
}

/** Why a piece may not go from a square (or, as `P*`, from the hand) to another; null if it may. */
export function whyNot(sfen: string, from: string, to: Square): IllegalReport | null {
  const report = judge(sfen, from + to);
  return report?.reason === 'must-promote' ? judge(sfen, `${from}${to}+`) : report;
}

/** The number of the first pattern that means a move; undefined if none does. */
export function meant(sfen: string, move: Usi, patterns: readonly string[]): number | undefined {
  const index = meantAt(sfen, move, patterns.join('\n'));
  return index < 0 ? undefined : index;
}

export function written(sfen: string, move: Usi, style: Notation): string {
  return notationAt(sfen, move, style);
}

/** The same position with the other side, or a given one, to move. */
export function withSide(sfen: string, side: Side): string {
  const [board, , ...rest] = sfen.split(' ');
  return [board, side === 'black' ? 'b' : 'w', ...rest].join(' ');
}

/** Whether the side to move is mated. */
export function isMate(view: PlyView): boolean {
  return view.check !== null && view.legal.length === 0;
}
