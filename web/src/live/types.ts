/** What the server and `komadai-game` say, as far as the page reads it: docs/protocols/{http,live,game-events}.md. */
import type { Side, Square, Usi } from '../rules/names';

export type Seat = 'host' | 'guest';

export interface PerSide<T> {
  black: T;
  white: T;
}

export interface TimeControl {
  main_ms: number;
  byoyomi_ms: number;
  periods: number;
  increment_ms: number;
}

export type ImpasseRule = 'none' | 'points24' | 'points27' | 'try';

export interface RuleSettings {
  illegal_move: 'refuse' | 'lose';
  impasse: ImpasseRule;
  max_moves: null | { moves: number; ending?: 'draw' | 'play-out-checks' };
  repetition: 'draw' | 'replay';
  draw_offers: boolean;
  takeback: 'off' | 'agreement' | 'free';
  resignation: 'own-turn' | 'any-time';
}

export interface Settings {
  start: { handicap: string; sfen: string | null; moves: Usi[] };
  sides: { kind: 'fixed'; black: Seat } | { kind: 'furigoma'; senior: Seat };
  clock: PerSide<TimeControl> | null;
  rules: RuleSettings;
}

export interface IllegalReport {
  move: Usi;
  piece: string | null;
  reason: string;
  rule: string;
  squares: Square[];
}

export interface DeclarationReport {
  rule: ImpasseRule;
  by: Side;
  allowed: boolean;
  wins: boolean;
  points: number | null;
  pieces: number | null;
  fails: string[];
}

export interface Outcome {
  result: 'win' | 'draw' | 'none';
  winner: Side | null;
  reason: string;
  rule: string | null;
  replay: boolean;
  illegal: IllegalReport | null;
  declaration: DeclarationReport | null;
  count?: PerSide<number>;
}

export type PawnFace = 'fu' | 'to' | 'overlapping' | 'on-edge';

/** An event of the game. Only the fields that the page reads by itself: the rest is for the rules. */
export type GameEvent = { at: number } & (
  | { kind: 'created'; settings: Settings }
  | { kind: 'furigoma'; senior: Seat; tosses: PawnFace[][]; black: Seat }
  | { kind: 'started'; black: Seat }
  | { kind: 'moved'; ply: number; by: Side; move: Usi; spent_ms: number }
  | { kind: 'offered'; by: Seat; offer: Offer; plies: number | null }
  | { kind: 'offer-withdrawn' | 'offer-declined'; by: Seat; offer: Offer }
  | { kind: 'offer-expired'; offer: Offer }
  | { kind: 'taken-back'; by: Seat; plies: number }
  | { kind: 'resumed' }
  | { kind: 'ended'; outcome: Outcome }
);

export type Offer = 'draw' | 'takeback' | 'count';

export interface Snapshot {
  phase: 'created' | 'playing' | 'ended';
  seats: PerSide<Seat> | null;
  handicap: string;
  start_sfen: string;
  sfen: string;
  turn: Side;
  in_check: boolean;
  start_plies: number;
  moves: Usi[];
  spent_ms: number[];
  draw_offer: Seat | null;
  count_offer: Seat | null;
  /** The points of both sides, where counting them can be offered. */
  count: PerSide<number> | null;
  takeback_offer: { by: Seat; plies: number } | null;
  outcome: Outcome | null;
  declaration: DeclarationReport;
}

export interface ClockReading {
  main_ms: number;
  period_ms: number;
  periods: number;
  total_ms: number;
  in_byoyomi: boolean;
  running: boolean;
}

export type Command =
  | { type: 'play'; move: Usi; ply: number }
  | { type: 'resign' }
  | { type: 'declare' }
  | { type: 'offer-draw' | 'offer-count' }
  | { type: 'offer-takeback'; plies: number | null }
  | { type: 'accept' | 'decline' | 'withdraw'; offer: Offer };

export interface Refusal {
  reason: string;
  rule: string | null;
  illegal: IllegalReport | null;
}

export type EngineState = 'idle' | 'starting' | 'thinking' | 'ready' | 'restarting' | 'failed';

export interface EngineInfo {
  seat: Seat;
  level: number;
  state: EngineState;
}

export interface ClockFrame {
  now: number;
}

export type ServerFrame =
  | {
      type: 'welcome';
      protocol: number;
      game: string;
      head: number;
      yours: Seat[];
      names: Record<Seat, string>;
      engine: EngineInfo | null;
    }
  | { type: 'events'; head: number; events: { seq: number; event: GameEvent }[]; clock: ClockFrame | null }
  | { type: 'accepted'; id: string; seq: number }
  | { type: 'refused'; id: string; code: string; rule: string | null; squares: Square[]; refusal: Refusal | null }
  | ({ type: 'engine' } & EngineInfo)
  | { type: 'pong'; nonce: number; clock: ClockFrame | null }
  | { type: 'error'; code: string; field?: string; message: string };

export type Opponent = { kind: 'engine'; level: number } | { kind: 'person' };

/** A strength computed from rated games. */
export interface Strength {
  rating: number;
  deviation: number;
  grade: string;
  /** What is likely (95 %). */
  lowest: string;
  highest: string;
}

export interface Rating {
  now: Strength | null;
  won: number;
  lost: number;
  drawn: number;
  history: RatedGame[];
}

/** A rated game, and the strength after it. */
export interface RatedGame {
  game: string;
  ended_ms: number;
  level: number;
  score: 'won' | 'lost' | 'drawn';
  rating: number;
  deviation: number;
}

export interface Hint {
  ply: number;
  kind: 'move' | 'resign' | 'declare';
  /** A square, or `P*` and the like. */
  piece: string | null;
  move: Usi | null;
}

/** A typed move, or what is wrong with it. */
export type Typed =
  | { kind: 'move'; move: Usi }
  | { kind: 'syntax'; at: number; expected: string; found: string | null }
  | { kind: 'wrong-side' | 'no-previous' }
  | { kind: 'other-piece'; square: Square }
  | { kind: 'no-such-move'; piece: string | null; square: Square }
  | { kind: 'illegal'; report: IllegalReport }
  | { kind: 'ambiguous'; candidates: Usi[] };

export interface GameSummary {
  id: string;
  created_ms: number;
  updated_ms: number;
  status: 'ongoing' | 'ended';
  plies: number;
  opponent: Opponent;
  names: Record<Seat, string>;
  rated: boolean;
  handicap: string;
  black: Seat | null;
  outcome: { result: Side | 'draw' | null; reason: string; rule: string | null } | null;
}

export interface GameInfo extends GameSummary {
  settings: Settings;
  sfen: string;
  moves: Usi[];
  usi: string;
}

export type NewGame =
  | { replay_of: string }
  | {
      opponent: Opponent;
      names?: Record<Seat, string>;
      rated?: boolean;
      settings: {
        start?: Partial<Settings['start']>;
        sides: Settings['sides'];
        clock: PerSide<Partial<TimeControl>> | null;
        rules: Partial<RuleSettings>;
      };
      position?: string;
    };

export interface ApiErrorBody {
  code: string;
  message: string;
  field: string | null;
  rule: string | null;
  column: number | null;
  line?: number;
  reason?: string;
  /** Of a game that has been replayed already: the replay. */
  game?: string;
  broken?: { rule: string | null; message: string }[];
  illegal?: IllegalReport | null;
}
