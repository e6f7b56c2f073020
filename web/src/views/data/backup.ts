/** A copy of everything that belongs to this person: docs/formats/backup.md. */

export const FORMAT = 'komadai-backup';
export const VERSION = 1;
/** What this page keeps in the browser begins with this. */
const OURS = 'komadai.';

/** The values that the page keeps in the browser, by their keys. */
export type Browser = Record<string, string>;

export interface Copy {
  browser: Browser;
  /** What the server keeps, as it gave it. */
  server: Record<string, unknown>;
  made_ms: number;
}

/** Why a file is no copy: a key of the texts. */
export type Fault = 'not-json' | 'not-a-copy' | 'too-new' | 'broken';

export function readBrowser(storage: Storage): Browser {
  const values: Browser = {};
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index);
    if (key?.startsWith(OURS)) values[key] = storage.getItem(key) ?? '';
  }
  return values;
}

/** The text of a copy. */
export function writeCopy({ browser, server, made_ms }: Copy): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, made_ms, browser, server })}\n`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Reads a copy; what the server has to say of its part comes later. */
export function readCopy(text: string): Copy | Fault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  if (!isObject(value) || value.format !== FORMAT) return 'not-a-copy';
  if (typeof value.version !== 'number' || value.version < 1) return 'broken';
  if (value.version > VERSION) return 'too-new';
  const { browser, server, made_ms } = value;
  if (!isObject(browser) || !isObject(server) || typeof made_ms !== 'number') return 'broken';
  const entries = Object.entries(browser);
  if (entries.some(([key, kept]) => !key.startsWith(OURS) || typeof kept !== 'string')) return 'broken';
  return { browser: browser as Browser, server, made_ms };
}

/** How many records the server's part of a copy holds, as far as it can be told. */
export function recordsIn(server: Record<string, unknown>): number {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const inFiles = list(server.files).map((file) => (isObject(file) ? list(file.records).length : 0));
  return inFiles.reduce((sum, count) => sum + count, list(server.kept).length);
}

/** Puts together what two places know. Where both say something else, `own` stays. */
function join(own: unknown, coming: unknown): unknown {
  if (isObject(own) && isObject(coming)) {
    const keys = new Set([...Object.keys(coming), ...Object.keys(own)]);
    return Object.fromEntries([...keys].map((key) => [key, key in own ? (key in coming ? join(own[key], coming[key]) : own[key]) : coming[key]]));
  }
  return own;
}

function joinTexts(own: string, coming: string): string {
  try {
    return JSON.stringify(join(JSON.parse(own), JSON.parse(coming)));
  } catch {
    return own;
  }
}

/** What the browser is to keep: progress from both places, and of settings its own; or what the copy has and nothing else. */
export function restoredBrowser(own: Browser, coming: Browser, mode: 'merge' | 'replace'): Browser {
  if (mode === 'replace') return coming;
  const merged: Browser = { ...coming, ...own };
  for (const [key, value] of Object.entries(own)) {
    const other = coming[key];
    if (other !== undefined && other !== value) merged[key] = joinTexts(value, other);
  }
  return merged;
}

export function writeBrowser(storage: Storage, values: Browser): void {
  for (const key of Object.keys(readBrowser(storage))) if (!(key in values)) storage.removeItem(key);
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
}
