/** Every text stands in every language with the same placeholders and forms, is used by the page, and none is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { HAND_KINDS, KINDS, SIDES } from '../rules/names';
import { BOARDS, COORDINATES, COUNTS, LETTER_KEYS, NOTATIONS, PIECE_SETS, PROMOTED_COLOURS, THEMES, VOLUMES } from '../choices';
import { CLOCKS } from '../views/new/clocks';
import { SORTS } from '../views/records/types';
import { LANGUAGES } from './languages';

const ROOT = join(import.meta.dirname, '../../..');
const LOCALES = join(ROOT, 'locales');
const languages = readdirSync(LOCALES).sort();
/** Texts of the command line and of the lessons; the tests of the program and of the lessons see to it that each is used. */
const elsewhere = (file: string) => file === 'program.ftl' || file.startsWith('lessons/');

/** The files of a language, those in its folder of lessons too. */
function files(language: string): string[] {
  const all = readdirSync(join(LOCALES, language), { recursive: true, encoding: 'utf8' });
  return all.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.ftl')).sort();
}

type Pattern = FluentResource['body'][number]['value'];

interface Text {
  pattern: Pattern;
  file: string;
}

/** Key, or key and `.attribute`, → its text; a key that comes twice is an error. */
function read(language: string): Map<string, Text> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = new Map<string, Text>();
  for (const file of files(language)) {
    const resource = new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8'));
    expect(bundle.addResource(resource), `${language}/${file}`).toEqual([]);
    for (const { id, value, attributes } of resource.body) {
      texts.set(id, { pattern: value, file });
      for (const [name, pattern] of Object.entries(attributes)) texts.set(`${id}.${name}`, { pattern, file });
    }
  }
  return texts;
}

/** The parts of a pattern that choose between variants. */
interface Select {
  type: 'select';
  selector: { type: string; name?: string };
  variants: { key: { type: 'str' | 'num'; value: string | number } }[];
}

function everyPart(pattern: unknown, visit: (part: { type?: string; name?: string }) => void): void {
  if (pattern === null || typeof pattern !== 'object') return;
  visit(pattern);
  for (const part of Object.values(pattern)) everyPart(part, visit);
}

/** The placeholders of a text. A name's forms, `$piece`, `$piece-the` and `$piece-start`, are one placeholder. */
function placeholders(pattern: Pattern, forms = false): string[] {
  const names = new Set<string>();
  everyPart(pattern, ({ type, name }) => {
    if (type === 'var' && name) names.add(forms ? name : name.replace(/-(the|start)$/, ''));
  });
  return [...names].sort();
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The branches of every choice by number. */
function plurals(pattern: Pattern): string[][] {
  const found: string[][] = [];
  everyPart(pattern, (part) => {
    if (part.type !== 'select') return;
    const keys = (part as unknown as Select).variants.map(({ key }) => key);
    if (keys.some(({ type, value }) => type === 'num' || CATEGORIES.includes(`${value}`)))
      found.push(keys.filter(({ type }) => type === 'str').map(({ value }) => `${value}`));
  });
  return found;
}

/** Entries that are no message are skipped in silence by the parser: count the lines that look like one. */
function written(language: string): string[] {
  return files(language).flatMap((file) =>
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
  'sennichite impasse count max-moves agreement'
).split(' ');
/** The oddities of files, as the reader of records names them. */
const warnings = [
  ...readFileSync(join(ROOT, 'crates/record/src/warning.rs'), 'utf8')
    .match(/fn code\([^{]*\{([\s\S]*?)\n {4}\}/)![1]!
    .matchAll(/"([a-z-]+)"/g),
].map((match) => match[1]!);
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
  // Those of the lessons are tested with the lessons, in `crates/lessons`.
  'lesson-${}': [],
  'lesson-${}-about': [],
  'lessons-group-${}': [],
  'rule-${}': Array.from({ length: 43 }, (_, index) => index + 1),
  'rules-part-${}': [1, 7, 19, 27, 32, 43],
  'backup-${}': ['not-json', 'not-a-copy', 'too-new', 'broken', 'merge', 'replace'],
  'backup-${}-why': ['merge', 'replace'],
  'backup-report-${}': ['added', 'same', 'older', 'newer', 'both', 'removed'],
  'backup-report-records-${}': ['added', 'same', 'older', 'newer', 'both', 'removed'],
  'score-${}': ['won', 'lost', 'drawn'],
  'typed-expected-${}': [...readFileSync(join(ROOT, 'crates/notation/src/error.rs'), 'utf8').matchAll(/=> "([a-z-]+)",$/gm)].map((match) => match[1]!),
  'kind-${}': ['friendly', 'rated'],
  'kind-${}-note': ['friendly', 'rated'],
  'refusal-${}': (
    'not-started already-started game-over not-your-turn illegal-move out-of-date draws-off takebacks-off ' +
    'nothing-to-take-back too-many-plies no-such-offer offer-open offer-repeated own-offer declaration-off count-off no-entering-king ' +
    'resign-on-own-turn not-your-seat stale not-saved'
  ).split(' '),
  'outcome-${}': reasons,
  'outcome-${}-why': reasons,
  'declaration-${}': ['king-not-in-zone', 'in-check', 'too-few-pieces', 'too-few-points', 'king-not-on-square'],
  'impasse-${}': [...impasse, 'none'],
  'impasse-${}-why': impasse,
  'fault-${}': (
    'start-unreadable start-illegal-move start-is-over setup-missing-king setup-no-kings setup-several-kings ' +
    'setup-too-many setup-nifu setup-dead-piece setup-opponent-in-check setup-ply text-empty text-move text-word text-japanese ' +
    'sfen-missing sfen-unexpected sfen-cannot-promote sfen-rank-length sfen-rank-count sfen-side sfen-count ' +
    'sfen-count-too-large sfen-number sfen-trailing'
  ).split(' '),
  'fault-field-${}': ['board', 'side', 'hands', 'ply', 'moves'],
  'settings-${}': (
    'furigoma-in-handicap no-time too-much-time bad-periods bad-max-moves broken-setup illegal-start-move start-is-over'
  ).split(' '),
  'player-${}': ['host', 'guest'],
  'clock-${}': [...Object.keys(CLOCKS).filter((name) => /^[a-z]+$/.test(name)), 'minutes', 'byoyomi', 'periods', 'increment'],
  'pieces-${}': PIECE_SETS,
  'surface-${}': BOARDS,
  'promoted-${}': PROMOTED_COLOURS,
  'coordinates-${}': COORDINATES,
  'theme-${}': THEMES,
  'letters-${}': LETTER_KEYS,
  'sound-${}': VOLUMES,
  'count-${}': COUNTS,
  'notation-${}': NOTATIONS,
  'repetition-${}': ['draw', 'replay'],
  'takeback-${}': ['agreement', 'free', 'off'],
  'link-${}': ['connecting', 'lost', 'gone'],
  'furigoma-${}': ['fu', 'to', 'overlapping', 'on-edge'],
  'records-sort-${}': SORTS,
  'import-failed-${}': ['empty', 'unrecognised', 'unreadable', 'too-large', 'too-many-games', 'other'],
  'warning-${}': warnings,
  'loss-${}': ['header', 'comment', 'bookmark', 'time', 'milliseconds', 'variation', 'ending', 'unread', 'start', 'move'],
  'offer-${}-sent': ['takeback', 'draw', 'count'],
  'offer-${}-got': ['takeback', 'draw', 'count'],
  'offer-${}-declined': ['takeback', 'draw', 'count'],
};

const english = read('en');
/** Texts that the page shows, without the forms of a name. */
const shown = [...english].filter(([key, { file }]) => !elsewhere(file) && !key.includes('.')).map(([key]) => key);
const code = sources(join(ROOT, 'web/src')).join('\n');
const templates = new Set(
  [...code.matchAll(/`([a-z][a-z-]*-)\$\{[^`}]+\}((?:-[a-z]+)?)`/g)].map((match) => `${match[1]}\${}${match[2]}`),
);

test('there are texts for every language on the list, and for no other', () => {
  expect(languages).toEqual(Object.keys(LANGUAGES).sort());
  for (const language of languages)
    expect(readFileSync(join(import.meta.dirname, 'bundles', `${language}.ts`), 'utf8')).toContain(`/locales/${language}/*.ftl`);
});

describe.each(languages)('%s', (language) => {
  const texts = read(language);
  const pluralRules = new Intl.PluralRules(language);

  test('has the same keys and forms as English, in the same files', () => {
    const list = (texts: Map<string, Text>) => [...texts].map(([key, { file }]) => `${file} ${key}`).sort();
    expect(list(texts)).toEqual(list(english));
  });

  test('has the same placeholders as English', () => {
    for (const [key, { pattern }] of texts) expect(placeholders(pattern), key).toEqual(placeholders(english.get(key)!.pattern));
  });

  test('has no entry that cannot be read', () => {
    expect(written(language).sort()).toEqual([...texts.keys()].filter((key) => !key.includes('.')).sort());
  });

  test('has a branch for every kind of number wherever it asks for one', () => {
    const wanted = [...pluralRules.resolvedOptions().pluralCategories].sort();
    for (const [key, { pattern }] of texts) for (const branches of plurals(pattern)) expect(branches.sort(), key).toEqual(wanted);
  });

  test('is whole with any number', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    // Texts may be made of other texts.
    for (const file of readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl'))) {
      bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8')));
    }
    for (const [key, { pattern }] of texts) {
      expect(pattern, key).not.toBeNull();
      for (const number of [0, 1, 2, 5, 22, 1.5]) {
        const values = placeholders(pattern, true).map((name): [string, FluentVariable] => [name, number]);
        const faults: Error[] = [];
        const text = bundle.formatPattern(pattern!, Object.fromEntries(values), faults);
        expect(faults, key).toEqual([]);
        expect(text.trim(), key).toBe(text);
        expect(text, key).toMatch(/^[^{}]+$/);
      }
    }
  });

  test('leaves no sentence in English', () => {
    if (language === 'en') return;
    const plain = (pattern: Pattern) => (typeof pattern === 'string' ? pattern : JSON.stringify(pattern));
    const left = [...texts].filter(([key, { pattern }]) => {
      const text = plain(pattern);
      return /[a-z]{3,} [a-z]{2,}/i.test(text) && text === plain(english.get(key)!.pattern);
    });
    expect(left.map(([key]) => key)).toEqual([]);
  });
});

test('the page uses every text and lacks none', () => {
  const built = Object.entries(families).flatMap(([template, gaps]) => gaps.map((gap) => template.replace('${}', `${gap}`)));
  const literal = shown.filter((key) => new RegExp(`['"]${key}['"]`).test(code));
  const needed = new Set([...built, ...literal]);
  expect(shown.filter((key) => !needed.has(key))).toEqual([]);
  expect([...needed].filter((key) => !shown.includes(key))).toEqual([]);
});

test('every text that the code names is there', () => {
  const named = [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !shown.includes(key))).toEqual([]);
});

test('every form is asked for, and all that are asked for are there', () => {
  const asked = new Set([...code.matchAll(/\bform\([^)]*'([a-z-]+)'\)/g)].map((match) => match[1]!));
  const forms = new Set([...english.keys()].filter((key) => key.includes('.')).map((key) => key.split('.')[1]!));
  expect(asked).toEqual(forms);
  for (const kind of KINDS) expect(english.has(`piece-${kind}.the`), kind).toBe(true);
});

test('every key that is put together belongs to a family', () => {
  expect([...templates].filter((template) => !(template in families))).toEqual([]);
});

test('kinds in hand are kinds', () => {
  expect(HAND_KINDS.every((kind) => KINDS.includes(kind))).toBe(true);
});
