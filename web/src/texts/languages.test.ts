import { expect, test } from 'vitest';
import { dateLocale, LANGUAGES, preferredLanguage } from './languages';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'pl', 'en'], 'pl'],
  [['ja'], 'ja'],
  [['uk-UA'], 'uk'],
  [['CS-cz'], 'cs'],
  [['sk-SK', 'en'], 'cs'],
  [['gsw-CH'], 'de'],
  [['en-GB', 'cs'], 'en'],
  [['fr', 'es'], 'en'],
  [['constructor', 'uk'], 'uk'],
  [[''], 'en'],
  [[], 'en'],
])('%j gets %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test('every language is called by the name that its readers use', () => {
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
    expect(name.toLocaleLowerCase(tag)).toBe(own.toLocaleLowerCase(tag));
  }
});

test('dates are written as the browser’s own variety of the page’s language has it', () => {
  expect(dateLocale('en', ['de-AT', 'en-US'])).toBe('en-US');
  expect(dateLocale('en', ['de-AT'])).toBe('en-GB');
  expect(dateLocale('de', ['en-US', 'de-AT', 'de'])).toBe('de-AT');
  expect(dateLocale('ja', ['en-US'])).toBe('ja');
});

test('numbers below a thousand are plain digits in every language', () => {
  for (const tag of Object.keys(LANGUAGES)) {
    const { format } = new Intl.NumberFormat(tag);
    for (let number = 0; number < 1000; number++) expect(format(number)).toBe(String(number));
  }
});
