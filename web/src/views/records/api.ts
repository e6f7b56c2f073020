/** Requests about records: docs/protocols/http.md. */
import type { Notation } from '../../choices';
import { ask } from '../../live/api';
import type { FileFormat, Imported, RecordSummary, Search, WholeRecord } from './types';

/** A record that was imported or kept, or a game that was played here: both can be had as files. */
export type Origin = { kind: 'records' | 'games'; id: string };

export const PAGE = 50;

export function importFile(body: Blob, name?: string): Promise<Imported> {
  const query = name ? `?${new URLSearchParams({ name })}` : '';
  return ask(`/records${query}`, { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body });
}

export function findRecords(search: Search, offset: number): Promise<{ records: RecordSummary[]; total: number }> {
  const query = new URLSearchParams({ limit: `${PAGE}`, offset: `${offset}` });
  for (const [key, value] of Object.entries(search)) if (value.trim()) query.set(key, value.trim());
  return ask(`/records?${query}`);
}

export function readRecord(id: string, notation: Notation): Promise<WholeRecord> {
  return ask(`/records/${encodeURIComponent(id)}?${new URLSearchParams({ notation })}`);
}

export function deleteRecord(id: string): Promise<void> {
  return ask(`/records/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export interface Change {
  updated_ms: number;
  headers?: [string, string][];
  comment?: { node: number; lines: string[] };
}

export function changeRecord(id: string, change: Change): Promise<RecordSummary> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(`/records/${encodeURIComponent(id)}`, { method: 'PATCH', headers, body: JSON.stringify(change) });
}

/** Records give local times; the server knows none. */
const zone = () => `${-new Date().getTimezoneOffset()}`;

export async function readFormats({ kind, id }: Origin): Promise<FileFormat[]> {
  const query = kind === 'games' ? `?${new URLSearchParams({ utc_offset: zone() })}` : '';
  return (await ask<{ formats: FileFormat[] }>(`/${kind}/${encodeURIComponent(id)}/formats${query}`)).formats;
}

/** Where a file is downloaded from. Programs for Windows want its line ends. */
export function exportUrl({ kind, id }: Origin, format: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ format, ...more });
  if (kind === 'games') query.set('utc_offset', zone());
  if (!more.encoding && /win/i.test(navigator.platform)) query.set('newline', 'crlf');
  return `/api/${kind}/${encodeURIComponent(id)}/export?${query}`;
}

/** A file's text, to be copied. */
export async function exportText(origin: Origin, format: string, more: Record<string, string> = {}): Promise<string> {
  const response = await fetch(exportUrl(origin, format, { ...more, encoding: 'utf-8' }));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

export function originalUrl(id: string): string {
  return `/api/records/${encodeURIComponent(id)}/original`;
}

/** Keeps a finished game among the records. */
export function keepGame(id: string): Promise<RecordSummary> {
  return ask(`/games/${encodeURIComponent(id)}/record?${new URLSearchParams({ utc_offset: zone() })}`, { method: 'POST' });
}
