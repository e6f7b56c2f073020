/** What the server says of records: docs/protocols/http.md. */
import type { IllegalReport } from '../../live/types';
import type { Side, Square, Usi } from '../../rules/names';

export interface RecordSummary {
  id: string;
  /** The game played here that it was kept of. */
  game: string | null;
  /** What its file is called. */
  file: string | null;
  created_ms: number;
  updated_ms: number;
  format: string;
  black: string;
  white: string;
  event: string;
  /** `2003-05-03`, or as much of it as is known. */
  date: string;
  handicap: string | null;
  result: Side | 'draw' | null;
  ending: string | null;
  plies: number;
  variations: number;
}

export interface Warning {
  line: number;
  column: number;
  code: string;
  found: string;
}

export interface Imported {
  name: string | null;
  format: string;
  encoding: string;
  games: number;
  known: number;
  records: RecordSummary[];
  warnings: Warning[];
  unlisted: number;
}

export interface Evaluation {
  /** Centipawns as Black sees it. */
  score?: number;
  mate_by?: Side;
  mate_plies?: number;
  depth?: number;
  engine?: string;
}

export interface RecordNode {
  parent: number | null;
  ply: number;
  move?: Usi;
  end?: string;
  /** The word of an unknown ending, or text in the place of a move. */
  text?: string;
  spent_ms?: number;
  total_ms?: number;
  comments?: string[];
  bookmark?: string;
  evaluations?: Evaluation[];
  /** The lines of the evaluations, in the notation that was asked for. */
  lines?: string[];
  notation?: string;
  sfen: string;
  turn: Side;
  check?: Square;
  illegal?: IllegalReport;
}

export interface Source {
  name: string | null;
  format: string;
  encoding: string;
  games: number;
  place: number;
  warnings: Warning[];
  unlisted: number;
}

export interface WholeRecord extends RecordSummary {
  record: {
    start: string;
    headers: [string, string][];
    result: Side | 'draw' | null;
    nodes: RecordNode[];
    left_out: number;
  };
  source: Source | null;
}

export interface Loss {
  kind: string;
  count: number;
  symbol: string | null;
  stand_in: string | null;
}

export interface FileFormat {
  extension: string;
  format: string;
  encoding: string;
  file: string;
  losses: Loss[];
}

export const SORTS = ['newest', 'latest', 'earliest', 'players', 'event', 'longest'] as const;

/** What is searched for; empty fields ask for nothing. */
export interface Search {
  q: string;
  player: string;
  event: string;
  from: string;
  to: string;
  result: string;
  handicap: string;
  position: string;
  sort: (typeof SORTS)[number];
}

export const NO_SEARCH: Search = { q: '', player: '', event: '', from: '', to: '', result: '', handicap: '', position: '', sort: 'newest' };
