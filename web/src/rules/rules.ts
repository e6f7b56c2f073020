/** The rules: `komadai-core` and `komadai-game`, compiled to WebAssembly. This file only turns their JSON into types. */
import moduleUrl from '../generated/wasm/komadai_wasm_bg.wasm?url';
import init, { checkStart, handicapSfen, handicapNames, WebGame } from '../generated/wasm/komadai_wasm.js';
import type { ClockReading, GameEvent, IllegalReport, PerSide, Snapshot } from '../live/types';
import type { Notation } from '../choices';
import type { Side, Square, Usi } from './names';

export async function loadRules(): Promise<void> {
  await init({ module_or_path: moduleUrl });
}

/** A position of a game as a board shows it. */
export interface PlyView {
  sfen: string;
  turn: Side;
  /** The king of the side to move, when it is in check. */
  check: Square | null;
  /** The move that led here. */
  last: Usi | null;
  legal: Usi[];
}

/** The page's own copy of a live game. It follows the server's events and decides nothing. */
/** Whether a piece that was put where it may not go stays taken up, as its other squares help. */
export function staysUp(report: IllegalReport): boolean {
  return report.reason === 'cannot-reach' || report.reason === 'blocked';
}

export class Replay {
  readonly #game: WebGame;

  /** `created` is the first event of the game. */
  constructor(created: GameEvent) {
    this.#game = new WebGame(JSON.stringify(created));
  }

  apply(event: GameEvent): void {
    this.#game.apply(JSON.stringify(event));
  }

  snapshot(): Snapshot {
    return JSON.parse(this.#game.snapshot()) as Snapshot;
  }

  /** The position after `ply` moves. */
  view(ply: number): PlyView {
    return JSON.parse(this.#game.view(ply)) as PlyView;
  }

  /** Both clocks at an instant of game time; null in a game without clocks. */
  clocks(now: number): PerSide<ClockReading> | null {
    return JSON.parse(this.#game.clocks(now)) as PerSide<ClockReading> | null;
  }

  /** Why a piece may not go from a square (or, as `P*`, from the hand) to another; null if it may. */
  whyNot(from: string, to: Square): IllegalReport | null {
    return JSON.parse(this.#game.whyNot(from, to)) as IllegalReport | null;
  }

  /** A move as people write it; `ply` counts from 1. */
  notation(ply: number, style: Notation): string {
    return this.#game.notation(ply, style);
  }

  /** How a move of the present position would be written. */
  whatIf(move: Usi, style: Notation): string {
    return this.#game.whatIf(move, style);
  }

  /** The game as USI text. */
  usi(): string {
    return this.#game.usi();
  }

  free(): void {
    this.#game.free();
  }
}

/** A fault in a pasted start. `code` is a key of the texts, `rule` the rule that is broken. */
export interface StartFault {
  code: string;
  rule: string | null;
  field: string | null;
  /** Where in the text, from 1. */
  column: number | null;
  args: Record<string, string | number>;
}

export type StartCheck = { ok: true; sfen: string; moves: Usi[]; view: PlyView } | { ok: false; faults: StartFault[] };

/** Reads a pasted position or list of moves. */
export function readStart(text: string): StartCheck {
  return JSON.parse(checkStart(text)) as StartCheck;
}

/** Names of all handicaps, even game first. */
export function handicaps(): string[] {
  return JSON.parse(handicapNames()) as string[];
}

export function sfenOfHandicap(name: string): string {
  return handicapSfen(name);
}
