/** Requests to the server: docs/protocols/http.md. */
import type { ApiErrorBody, GameInfo, GameSummary, NewGame } from './types';

/** A request that the server refused, with its reason; `code` is `offline` when there was no answer at all. */
export class ApiError extends Error {
  constructor(readonly body: ApiErrorBody) {
    super(body.message);
  }
}

function failure(code: string, message: string): ApiError {
  return new ApiError({ code, message, field: null, rule: null, column: null });
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
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

export function createGame(game: NewGame): Promise<GameInfo> {
  return ask('/games', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(game) });
}

export function readGame(id: string): Promise<GameInfo> {
  return ask(`/games/${encodeURIComponent(id)}`);
}

/** Deletes a game for ever. */
export function deleteGame(id: string): Promise<void> {
  return ask(`/games/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** A page of games, newest first. */
export function listGames(after?: string): Promise<{ games: GameSummary[]; more: boolean }> {
  const query = new URLSearchParams({ limit: '30' });
  if (after) query.set('after', after);
  return ask(`/games?${query}`);
}
