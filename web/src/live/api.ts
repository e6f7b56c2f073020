/** Requests to the server: docs/protocols/http.md. */
import type { ApiErrorBody, GameInfo, GameSummary, Hint, NewGame, Rating, Typed } from './types';

/** A request that the server refused, with its reason; `code` is `offline` when there was no answer at all. */
export class ApiError extends Error {
  constructor(readonly body: ApiErrorBody) {
    super(body.message);
  }
}

function failure(code: string, message: string): ApiError {
  return new ApiError({ code, message, field: null, rule: null, column: null });
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (error) {
    throw failure('offline', String(error));
  }
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  if (body && typeof body === 'object' && 'error' in body) throw new ApiError(body.error as ApiErrorBody);
  throw failure('internal', `${response.status} ${response.statusText}`);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

export function createGame(game: NewGame): Promise<GameInfo> {
  return post('/games', game);
}

export function readGame(id: string): Promise<GameInfo> {
  return ask(`/games/${encodeURIComponent(id)}`);
}

/** Deletes a game for ever. */
export function deleteGame(id: string): Promise<void> {
  return ask(`/games/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export interface GameFilter {
  status?: 'ongoing' | 'ended';
  opponent?: 'engine' | 'person';
  level?: string;
  name?: string;
}

/** A page of games, newest first. */
export function listGames(after?: string, filter: GameFilter = {}): Promise<{ games: GameSummary[]; more: boolean }> {
  const query = new URLSearchParams({ limit: '30', ...filter });
  if (after) query.set('after', after);
  return ask(`/games?${query}`);
}

/** What the engine would do in a friendly game: which piece, or the whole move. */
export function askHint(id: string, show: 'piece' | 'move'): Promise<Hint> {
  return post(`/games/${encodeURIComponent(id)}/hint`, { show });
}

/** Everything that the server keeps. */
export function readBackup(): Promise<Record<string, unknown>> {
  return ask('/backup');
}

/** What became of what a copy holds: how many of each. */
type Counts = Record<'added' | 'same' | 'older' | 'newer' | 'both' | 'removed', number>;
export type RestoreReport = Record<'games' | 'records', Counts>;

/** Brings back what the server kept when a copy was made. */
export function restoreBackup(mode: 'merge' | 'replace', server: Record<string, unknown>): Promise<RestoreReport> {
  return post('/restore', { mode, ...server });
}

/** Reads a move that was typed in any notation. The reader is with the program: the page loads faster without it. */
export function readMove(position: string, text: string): Promise<Typed> {
  return post('/read-move', { position, text });
}

/** The strength of the person here, from the rated games. */
export function readRating(): Promise<Rating> {
  return ask('/rating');
}
