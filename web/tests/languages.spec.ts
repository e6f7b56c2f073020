import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES, overflows, plainTexts, saidBy, strangers } from './locales';
import { expect, test } from './program';

/** White's king is on its way to the enemy camp, so that a declaration is offered. */
const NIFU = 'sfen 9/9/9/9/9/k8/4P4/9/4K4 b P 1';
/** A folder for a picture of every screen in every language, for people to look at. */
const SCREENS = process.env.KOMADAI_SCREENS;
const WIDTHS = SCREENS ? [360, 1440] : [360];

async function choose(page: Page, language: string) {
  await page.locator('header select').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 900 }, colorScheme: width < 500 ? 'light' : 'dark' });

    for (const language of LANGUAGES) {
      test(`every screen speaks ${language} and fits`, async ({ game, page }) => {
        // Many screens, each looked at in full.
        test.slow();
        const texts = plainTexts(language);
        const text = (key: string) => texts.get(key)!;
        const look = async (name: string) => {
          await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
          if (SCREENS) {
            await mkdir(join(SCREENS, language), { recursive: true });
            await page.screenshot({ path: join(SCREENS, language, `${width}-${name}.png`), fullPage: name.startsWith('new') });
          }
          expect.soft(strangers(await saidBy(page), language), name).toEqual([]);
          expect.soft(await overflows(page), name).toEqual([]);
        };

        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        await choose(page, language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('new-title'));
        await look('new');

        await page.locator('input[name="opponent"][value="person"]').check();
        for (const summary of await page.locator('summary').all()) await summary.click();
        await page.locator('input[name="clock"][value="custom"]').check();
        await page.locator('.inner input[type="checkbox"]').first().check();
        await page.locator('#position').fill('4k4/4P4/4P4/9/9/9/9/9/4K4 x - 1');
        await look('new-everything');
        await page.locator('#position').fill('P3k4/4R4/P8/NNNNNNN2/9/9/9/9/4K4 b - 1');
        await look('new-faults');

        await page.getByRole('button', { name: text('settings') }).click();
        await expect(page.getByRole('dialog', { name: text('settings') })).toBeVisible();
        await look('settings');
        await page.keyboard.press('Escape');

        // A game, with an illegal drop that names its rule.
        await page.locator('input[name="clock"][value="none"]').check();
        await page.getByLabel(text('draw-offers')).check();
        await page.locator('#position').fill(NIFU);
        await page.locator('.start button').click();
        await game.ready();
        await game.take('pawn', 'bottom');
        await game.click('5e');
        await expect(game.why).toContainText(text('illegal-nifu'));
        await expect(game.why).toContainText('R29');
        if (language === 'ja') await expect(game.why).not.toContainText('fuhyō');
        else await expect(game.why).toContainText('歩兵 fuhyō');
        await look('nifu');
        await game.play('5g5f');
        await look('game');

        await page.getByRole('button', { name: text('declare') }).click();
        await look('declare');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: text('offer-draw'), exact: true }).click();
        await expect(page.locator('.offer')).toBeVisible();
        await look('offer');
        await page.locator('.offer .button').last().click();
        await page.getByRole('button', { name: text('resign'), exact: true }).click();
        await look('resign');
        await page.getByRole('button', { name: text('resign-yes') }).click();
        await expect(game.result).toContainText(text('outcome-resignation'));
        await look('result');

        await page.goto('/#/games');
        await expect(page.getByRole('listitem').first()).toBeVisible();
        await look('games');

        // A toss and a game against the computer, whose names stand on the plates.
        await page.goto('/');
        await page.locator('input[name="side"][value="furigoma"]').check();
        await page.locator('.start button').click();
        await expect(page.getByRole('dialog', { name: text('furigoma') })).toBeVisible();
        await look('furigoma');
        await page.getByRole('button', { name: text('furigoma-go') }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await look('computer');
        await page.goto('/#/nowhere');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('page-not-found'));
        await look('lost');
      });
    }
  });
}

test('the language changes in the middle of a game, at once, and stays', async ({ game, page }) => {
  await game.startForTwo();
  await game.play('7g7f');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await choose(page, 'uk');
  await expect(page.locator('.status')).toHaveText('Ходить готе');
  await expect(game.cell('7f')).toHaveAttribute('aria-label', '7-6, пішак, сенте');
  await choose(page, 'ja');
  await expect(page.locator('.status')).toHaveText('後手の手番');
  await expect(game.moves).toHaveText([/▲７六歩/]);
  await choose(page, 'cs');
  await expect(page.locator('.status')).toHaveText('Na tahu je gote');
  await expect(game.moves).toHaveText([/P-76/]);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.reload();
  await game.ready();
  await expect(page.locator('.status')).toHaveText('Na tahu je gote');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});

for (const [locale, language, title] of [
  ['pl-PL', 'pl', 'Partia shogi'],
  ['de-CH', 'de', 'Eine Partie Shogi'],
  ['sk-SK', 'cs', 'Partie shogi'],
  ['fr-FR', 'en', 'A game of shogi'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`gets ${language}, and no other language with it`, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      const languages = LANGUAGES.filter((tag) => loaded.some((path) => path.includes(`/assets/${tag}-`)));
      expect(languages).toEqual([language]);
    });
  });
}

test('a language that does not come is said, and the old one stays', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.locator('header select').selectOption('de');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('header select')).toHaveValue('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A game of shogi');
});

test('the sides are called as one likes, and moves are written so', async ({ game, page }) => {
  await game.startForTwo();
  await game.play('7g7f');
  await expect(page.locator('.status')).toHaveText('White to move');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Sente, Gote' }).check();
  await page.getByRole('radio', { name: 'Japanese' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.status')).toHaveText('Gote to move');
  await expect(game.moves).toHaveText([/▲７六歩/]);
  await page.reload();
  await game.ready();
  await expect(page.locator('.status')).toHaveText('Gote to move');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Marks' }).check();
  await page.keyboard.press('Escape');
  // The mark is drawn, and a screen reader hears the word.
  await expect(page.locator('.status svg path.white')).toHaveCount(1);
  await expect(page.locator('.status')).toHaveText('White to move');
  await expect(page.locator('.status')).not.toContainText('☖');
  await expect(game.cell('7f')).toHaveAttribute('aria-label', '7-6, Black pawn');
});
