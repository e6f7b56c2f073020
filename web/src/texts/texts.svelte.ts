/** The page's words: Fluent messages from `locales/<language>/*.ftl`, which the program shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

/** One file for each language, so that a visit loads that of its reader alone. */
const bundles = import.meta.glob<string[]>('./bundles/*.ts', { import: 'default' });
const books = import.meta.glob<string>('../../../locales/*/rulebook.ftl', { query: '?raw', import: 'default' });

/** Texts that a part of the page brings along when it is opened, one file for each language. */
const parts = import.meta.glob<string>('../../../locales/*/looks.ftl', { query: '?raw', import: 'default' });
/** The parts that were opened: a change of the language loads them too. */
const opened = new Set<string>();

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('en');
/** The language that was asked for last: what is loaded after another wish came is put aside. */
let wanted: Language | undefined;

/** Loads a language's texts and makes every text on the page follow. Nothing changes if they cannot be loaded. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  const sources = await bundles[`./bundles/${language}.ts`]!();
  if (wanted !== language) return;
  // Isolation marks would end up in copied text and in labels that tests and readers compare.
  const next = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) add(next, source);
  for (const part of opened) add(next, await parts[partOf(part, language)]!());
  if (wanted !== language) return;
  bundle = next;
  current = language;
  document.documentElement.lang = language;
}

const partOf = (part: string, language: Language) => `../../../locales/${language}/${part}.ftl`;

function add(bundle: FluentBundle, source: string): void {
  for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
}

/** Loads the texts of a part of the page, such as `looks`; after that they are texts like all others, in any language. */
export async function openTexts(part: string): Promise<void> {
  if (opened.has(part)) return;
  const language = wanted ?? current;
  const source = await parts[partOf(part, language)]!();
  // The language may have been changed meanwhile.
  if (language !== (wanted ?? current)) return openTexts(part);
  if (bundle) add(bundle, source);
  opened.add(part);
}

/** The texts of the rule book, by key, which nothing but its own page needs. */
export async function loadRuleBook(language: Language): Promise<(key: string) => string> {
  const load = books[`../../../locales/${language}/rulebook.ftl`];
  const book = new FluentBundle(language, { useIsolating: false });
  if (load) book.addResource(new FluentResource(await load()));
  return (key) => {
    const pattern = book.getMessage(key)?.value;
    return pattern ? book.formatPattern(pattern) : key;
  };
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

/** The text as it stands at the start of a sentence. */
export function upper(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(current) + text.slice(first.length);
}

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

function format(key: string, pattern: Pattern, args?: Record<string, FluentVariable>): string {
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) console.error(key, error);
  return text;
}
