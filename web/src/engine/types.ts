/** What crosses between the page and the engine's worker. */
import type { Side, Usi } from '../rules/names';

export interface EngineLine {
  /** Black's value in hundredths of a pawn; null for a mate. */
  value: number | null;
  mate_by: Side | null;
  mate_in: number | null;
  moves: Usi[];
}

export interface Thought {
  side: Side;
  depth: number;
  nodes: number;
  lines: EngineLine[];
}

/** Why the engine has nothing to say. */
export type Nothing = 'position' | 'declare' | 'no-move';

export type Answer = { thought: Thought } | { nothing: Nothing };

export interface Question {
  /** Answers carry it, so that late ones are known. */
  id: number;
  /** `startpos` or `sfen …`, with `moves …` behind it. */
  position: string;
  lines: number;
}

export type Reply = { kind: 'ready' } | { kind: 'failed' } | { kind: 'answer'; id: number; answer: Answer; last: boolean };
