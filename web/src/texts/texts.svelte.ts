/** The page's words: Fluent messages from `locales/<language>/*.ftl`, which the program shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** The languages there are texts for, each by its own name. */
export const LANGUAGES = { en: 'English', ja: '日本語' } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

/** The first of the browser's languages that we have; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('en');

/** Loads a language's texts and makes every text on the page follow. */
export async function useLanguage(language: Language): Promise<void> {
  const loads = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(loads.map(([, load]) => load()));
  // Isolation marks would end up in copied text and in labels that tests and readers compare.
  const next = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of next.addResource(new FluentResource(source))) console.error(error);
  }
  bundle = next;
  current = language;
  document.documentElement.lang = language;
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
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) console.error(key, error);
  return text;
}
