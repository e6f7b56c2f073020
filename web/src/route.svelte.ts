/** The page's few addresses, behind the `#`, so that a reload needs nothing of the server. */
export type Route =
  | { page: 'new'; position: string; handicap: string }
  | { page: 'rating' | 'data' }
  | { page: 'games' }
  | { page: 'game'; id: string }
  | { page: 'records' }
  | { page: 'record'; id: string }
  | { page: 'rules'; rule: string | undefined }
  | { page: 'learn'; lesson: string | undefined; step: string | undefined }
  | { page: 'lost' };

export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'new', position: '', handicap: 'even' };
  if (parts[0] === 'new' && parts.length <= 3)
    return { page: 'new', position: decode(parts[1] ?? ''), handicap: parts[2] ?? 'even' };
  if (parts.length === 1 && (parts[0] === 'rating' || parts[0] === 'data')) return { page: parts[0] };
  if (parts.length === 1 && parts[0] === 'games') return { page: 'games' };
  if (parts.length === 2 && parts[0] === 'game') return { page: 'game', id: decode(parts[1]!) };
  if (parts.length === 1 && parts[0] === 'records') return { page: 'records' };
  if (parts.length === 2 && parts[0] === 'record') return { page: 'record', id: decode(parts[1]!) };
  if (parts[0] === 'rules' && parts.length <= 2) return { page: 'rules', rule: parts[1] };
  if (parts[0] === 'learn' && parts.length <= 3) return { page: 'learn', lesson: parts[1], step: parts[2] };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let hash = $state(location.hash);
window.addEventListener('hashchange', () => (hash = location.hash));

export function route(): Route {
  return readRoute(hash);
}

/** The page on which a game can be begun from a position or a list of moves. */
export function pathOfStart(position: string, handicap = 'even'): string {
  return `#/new/${encodeURIComponent(position)}/${handicap}`;
}

export function go(path: string): void {
  location.hash = path;
}
