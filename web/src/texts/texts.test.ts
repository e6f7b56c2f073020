/** Every text stands in every language with the same placeholders, is used by the page, and none is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { HAND_KINDS, KINDS, SIDES } from '../rules/names';
import { PIECE_SETS, THEMES } from '../choices';
import { CLOCKS, LEVELS } from '../views/new/clocks';

const ROOT = join(import.meta.dirname, '../../..');
const LOCALES = join(ROOT, 'locales');
const languages = readdirSync(LOCALES);

/** Key → the names of its placeholders, per language; a key that comes twice is an error. */
function read(language: string): Map<string, string[]> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const keys = new Map<string, string[]>();
  for (const file of readdirSync(join(LOCALES, language))) {
    const resource = new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8'));
    expect(bundle.addResource(resource), `${language}/${file}`).toEqual([]);
    for (const entry of resource.body) {
      const names = JSON.stringify(entry.value).match(/"type":"var","name":"[^"]+"/g) ?? [];
      keys.set(entry.id, [...new Set(names.map((name) => name.split('"').at(-2)!))].sort());
    }
  }
  return keys;
}

/** Entries that are no message are skipped in silence by the parser: count the lines that look like one. */
function written(language: string): string[] {
  return readdirSync(join(LOCALES, language)).flatMap((file) =>
    [...readFileSync(join(LOCALES, language, file), 'utf8').matchAll(/^([a-z][\w-]*)\s*=/gm)].map((match) => match[1]!),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

/** The reasons for illegal moves, as the rules name them. */
const illegal = [
  ...readFileSync(join(ROOT, 'crates/game/src/report.rs'), 'utf8')
    .match(/KEYS: \[[^\]]*\] = \[([^\]]*)\]/)![1]!
    .matchAll(/"([a-z-]+)"/g),
].map((match) => match[1]!);

const reasons = (
  'checkmate stalemate resignation time illegal-move perpetual-check declaration wrong-declaration try abandoned ' +
  'sennichite impasse max-moves agreement'
).split(' ');
const impasse = ['points27', 'points24', 'try'];
const handicaps = (
  'even lance right-lance bishop rook rook-lance two three four five left-five six left-seven right-seven eight nine ' +
  'ten three-pawns naked-king'
).split(' ');

/** Every key that is put together at run time, by the template in the source: what may stand in the gap. */
const families: Record<string, readonly (string | number)[]> = {
  'side-${}': SIDES,
  'piece-${}': KINDS,
  'handicap-${}': handicaps,
  'illegal-${}': illegal,
  'illegal-${}-why': illegal,
  'refusal-${}': (
    'not-started already-started game-over not-your-turn illegal-move out-of-date draws-off takebacks-off ' +
    'nothing-to-take-back too-many-plies no-such-offer offer-open offer-repeated own-offer declaration-off ' +
    'resign-on-own-turn not-your-seat stale not-saved'
  ).split(' '),
  'outcome-${}': reasons,
  'outcome-${}-why': reasons,
  'declaration-${}': ['king-not-in-zone', 'in-check', 'too-few-pieces', 'too-few-points', 'king-not-on-square'],
  'impasse-${}': [...impasse, 'none'],
  'impasse-${}-why': impasse,
  'fault-${}': (
    'start-unreadable start-illegal-move start-is-over setup-missing-king setup-no-kings setup-several-kings ' +
    'setup-too-many setup-nifu setup-dead-piece setup-opponent-in-check setup-ply text-empty text-move text-word ' +
    'sfen-missing sfen-unexpected sfen-cannot-promote sfen-rank-length sfen-rank-count sfen-side sfen-count ' +
    'sfen-too-many-in-hand sfen-number sfen-trailing'
  ).split(' '),
  'fault-field-${}': ['board', 'side', 'hands', 'ply', 'moves'],
  'settings-${}': (
    'furigoma-in-handicap no-time too-much-time bad-periods bad-max-moves broken-setup illegal-start-move start-is-over'
  ).split(' '),
  'player-${}': ['host', 'guest'],
  'level-${}': LEVELS,
  'clock-${}': [...Object.keys(CLOCKS).filter((name) => /^[a-z]+$/.test(name)), 'minutes', 'byoyomi', 'periods', 'increment'],
  'pieces-${}': PIECE_SETS,
  'theme-${}': THEMES,
  'repetition-${}': ['draw', 'replay'],
  'takeback-${}': ['agreement', 'free', 'off'],
  'link-${}': ['connecting', 'lost', 'gone'],
  'furigoma-${}': ['fu', 'to', 'overlapping', 'on-edge'],
  'offer-${}-sent': ['takeback', 'draw'],
  'offer-${}-got': ['takeback', 'draw'],
  'offer-${}-declined': ['takeback', 'draw'],
};

const english = read('en');
const code = sources(join(ROOT, 'web/src')).join('\n');
const templates = new Set(
  [...code.matchAll(/`([a-z][a-z-]*-)\$\{[^`}]+\}((?:-[a-z]+)?)`/g)].map((match) => `${match[1]}\${}${match[2]}`),
);

describe.each(languages)('%s', (language) => {
  const texts = read(language);

  test('has the same keys as English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the same placeholders as English', () => {
    for (const [key, names] of texts) expect(names, key).toEqual(english.get(key));
  });

  test('has no entry that cannot be read', () => {
    expect(written(language).sort()).toEqual([...texts.keys()].sort());
  });
});

test('the page uses every text and lacks none', () => {
  const built = Object.entries(families).flatMap(([template, gaps]) => gaps.map((gap) => template.replace('${}', `${gap}`)));
  const literal = [...english.keys()].filter((key) => new RegExp(`['"]${key}['"]`).test(code));
  const needed = new Set([...built, ...literal]);
  expect([...english.keys()].filter((key) => !needed.has(key))).toEqual([]);
  expect([...needed].filter((key) => !english.has(key))).toEqual([]);
});

test('every text that the code names is there', () => {
  const named = [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !english.has(key))).toEqual([]);
});

test('every key that is put together belongs to a family', () => {
  expect([...templates].filter((template) => !(template in families))).toEqual([]);
});

test('kinds in hand are kinds', () => {
  expect(HAND_KINDS.every((kind) => KINDS.includes(kind))).toBe(true);
});
