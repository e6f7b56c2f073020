/** The texts in `locales/`, and what of them a page shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Page } from '@playwright/test';

const LOCALES = resolve(import.meta.dirname, '../../locales');
export const LANGUAGES = readdirSync(LOCALES).sort();

/** The files of a language, those in its folder of lessons too. */
function files(language: string): string[] {
  return readdirSync(join(LOCALES, language), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'));
}

/** All texts of a language without placeholders, by key. */
export function plainTexts(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of files(language)) {
    for (const { id, value } of new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8')).body)
      if (typeof value === 'string') texts.set(id, value);
  }
  return texts;
}

/** Every key of the texts. */
export function keys(): Set<string> {
  const all = files('en').flatMap((file) =>
    new FluentResource(readFileSync(join(LOCALES, 'en', file), 'utf8')).body.map(({ id }) => id),
  );
  return new Set(all);
}

/** All that the page says now, seen or spoken: the texts of its nodes and of the attributes that are read out. */
export async function saidBy(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, noscript, option[lang], [name="language"] + *')) found.push(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('*'))
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = element.getAttribute(attribute);
        if (value) found.push(value);
      }
    return found;
  });
  return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

/** What among these texts is a key instead of a text, or an English text on a page in another language. */
export function strangers(said: readonly string[], language: string): string[] {
  const own = plainTexts(language);
  const foreign = new Set<string>();
  if (language !== 'en') {
    // Sente and the like are the same word in several languages, with or without a capital.
    const same = new Set([...own.values()].map((text) => text.toLowerCase()));
    // A number alone, or a grade of so many dan, is of no language: a text may be `30` in one and `30秒` in another.
    for (const text of plainTexts('en').values()) if (!same.has(text.toLowerCase()) && !/^\d+( dan)?$/.test(text)) foreign.add(text);
  }
  const known = keys();
  const isKey = (word: string) => word.includes('-') && known.has(word);
  return said.filter((text) => foreign.has(text) || text.split(/[\s,.:;()“”]+/).some(isKey));
}

/** Everything that stands out of its box or out of the window to the side, in words for people. */
export async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const parts = 'button, a, label, legend, summary, p, h1, h2, strong, small, .face, .plate, .clock, .toss, .inside';
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      if (element.closest('.hidden-text, svg') || element.offsetParent === null) continue;
      const style = getComputedStyle(element);
      // What is cut off on purpose is read out in full.
      if (style.clipPath !== 'none' || style.opacity === '0' || style.display === 'inline') continue;
      const what = `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`;
      if (element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(style.overflowX))
        faults.push(`${what} (${element.scrollWidth} in ${element.clientWidth})`);
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > width + 1) faults.push(`${what} (from ${left} to ${right})`);
    }
    // What an empty field proposes is cut off without a trace.
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (field.offsetParent === null) continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needed = pen.measureText(field.placeholder).width;
      if (needed > room + 1) faults.push(`placeholder: ${field.placeholder} (${Math.ceil(needed)} in ${Math.floor(room)})`);
    }
    return faults;
  });
}
