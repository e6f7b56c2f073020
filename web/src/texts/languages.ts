/** The languages there are texts for, and which of them a reader of another language gets. */

/** Each by its own name, in the order of a list. */
export const LANGUAGES = {
  cs: 'Čeština',
  de: 'Deutsch',
  en: 'English',
  pl: 'Polski',
  uk: 'Українська',
  ja: '日本語',
} as const;
export type Language = keyof typeof LANGUAGES;

/** Languages without texts whose readers are at home in one that has them. `crates/texts` has the same table. */
const NEAR: Record<string, Language> = {
  csb: 'pl',
  dsb: 'de',
  gsw: 'de',
  hsb: 'de',
  lb: 'de',
  nds: 'de',
  rue: 'uk',
  sk: 'cs',
  szl: 'pl',
};

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

/** The locale for dates: the browser's own variety of the page's language; of English the one that most of the world reads. */
export function dateLocale(language: Language, wanted: readonly string[]): string {
  const own = wanted.find((tag) => tag.toLowerCase().split('-')[0] === language);
  return own ?? (language === 'en' ? 'en-GB' : language);
}

/** The first of the browser's languages that we have, or have a near one of; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(primary)) return primary;
    const near = Object.hasOwn(NEAR, primary) ? NEAR[primary] : undefined;
    if (near) return near;
  }
  return 'en';
}
