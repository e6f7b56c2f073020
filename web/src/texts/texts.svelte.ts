/** The page's words: Fluent messages from `locales/<language>/*.ftl`, which the program shares. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

/** One file for each language, so that a visit loads that of its reader alone. */
const bundles = import.meta.glob<string[]>('./bundles/*.ts', { import: 'default' });
/** What only some views say: `learn`, `looks`, `records`, `rulebook`, `table`, `lessons/pieces`. */
const parts = import.meta.glob<string>(['../../../locales/*/{learn,looks,records,rulebook,table}.ftl', '../../../locales/*/lessons/*.ftl'], {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('en');
/** The language that was asked for last: what is loaded after another wish came is put aside. */
let wanted: Language = 'en';
/** The parts that have been asked for; they come along when the language changes. */
const present = new Map<string, Promise<void>>();

async function load(language: Language, names: readonly string[]): Promise<string[]> {
  const part = async (name: string) => (await parts[`../../../locales/${language}/${name}.ftl`]?.()) ?? '';
  const [sources, ...more] = await Promise.all([bundles[`./bundles/${language}.ts`]!(), ...names.map(part)]);
  return [...sources, ...more];
}

/** A square or a move that lines do not break at its hyphen. */
export function keepWhole(text: string): string {
  return text.replaceAll('-', '\u2011');
}

/** Words of one letter, which do not end a line where they belong to the next word. */
const LETTERS: Partial<Record<Language, string>> = { cs: 'aikosuvz', pl: 'aiouwz', uk: 'авзійоу' };
const SHORT = new Map(
  Object.entries(LETTERS).map(([language, letters]) => [
    language as Language,
    new RegExp(`(^|[\\s(„«–—])([${letters}${letters.toUpperCase()}]) `, 'g'),
  ]),
);

/**
 * Binds what lines are not to tear apart in a piece of a text as it is written: squares such as 7-6 (a date is none), a number and its word, words of
 * one letter. What is put in for a placeholder is not looked at.
 */
export function bind(language: Language, text: string): string {
  const whole = text
    .replace(/(^|[^\d-])([1-9]-[1-9])(?![\d-])/g, (_, before: string, square: string) => before + keepWhole(square))
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/ (?=\d+[.)]?$)/g, '\u00a0');
  const short = SHORT.get(language);
  // Twice, as one may follow another.
  return short ? whole.replace(short, '$1$2\u00a0').replace(short, '$1$2\u00a0') : whole;
}

/** Shows the texts of the language that is wanted, with all parts that are present when they have come. */
async function show(language: Language): Promise<void> {
  const names = [...present.keys()];
  const sources = await load(language, names);
  if (wanted !== language || names.length !== present.size) return show(wanted);
  // Isolation marks would end up in copied text and in labels that tests and readers compare.
  const next = new FluentBundle(language, { useIsolating: false, transform: (text) => bind(language, text) });
  for (const source of sources) {
    for (const error of next.addResource(new FluentResource(source))) console.error(error);
  }
  bundle = next;
  current = language;
  document.documentElement.lang = language;
}

/** Loads a language's texts and makes every text on the page follow. Nothing changes if they cannot be loaded. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await show(language);
  } catch (error) {
    if (wanted === language) wanted = current;
    throw error;
  }
}

/** Loads parts of the texts that the first load leaves out; rejects if they cannot be loaded. */
export async function openTexts(...names: string[]): Promise<void> {
  const added = names.filter((name) => !present.has(name));
  const shown = Promise.resolve().then(() => (added.length > 0 ? show(wanted) : undefined));
  for (const name of added) present.set(name, shown);
  try {
    await Promise.all(names.map((name) => present.get(name)));
  } catch (error) {
    for (const name of added) present.delete(name);
    throw error;
  }
}

export function language(): Language {
  return current;
}

/** Whether there is a text with this key in the current language. */
export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The text for a key, with its placeholders filled; the key itself when the text is missing. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return format(key, bundle?.getMessage(key)?.value ?? null, args);
}

/** Another form of a text: one of its attributes. */
export function form(key: string, attribute: string): string {
  return format(`${key}.${attribute}`, bundle?.getMessage(key)?.attributes[attribute] ?? null);
}

/** What stands between two sentences. */
export function gap(): string {
  return current === 'ja' ? '' : ' ';
}

/** The text as it stands at the start of a sentence. */
export function upper(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(current) + text.slice(first.length);
}

/**
 * A number below a thousand is written in plain digits in all six languages. The browser's own formatter says the same, but the first one that is
 * made takes as long as a twentieth of the whole first load.
 */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isPlain = (value: FluentVariable): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

function format(key: string, pattern: Pattern, args?: Record<string, FluentVariable>): string {
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  const given = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isPlain(value) ? new Plain(value) : value]));
  const text = bundle.formatPattern(pattern, given ?? null, errors);
  for (const error of errors) console.error(key, error);
  return text;
}
