import { expect, test } from './program';

test('the number of a rule leads to the rule', async ({ game, context }) => {
  await game.startForTwo('sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
  await game.take('pawn', 'bottom');
  await game.click('5e');
  const opened = context.waitForEvent('page');
  await game.why.getByRole('link', { name: 'Rule R29' }).click();
  const book = await opened;
  // The game stays where it is.
  await expect(game.board).toBeVisible();
  await expect(book.getByRole('heading', { level: 1 })).toHaveText('The rules of shogi');
  const rule = book.locator('#R29');
  await expect(rule).toContainText('Nifu');
  await expect(rule).toHaveAttribute('aria-current', 'true');
  await expect(rule).toBeInViewport();
  await expect(book).toHaveTitle('The rules of shogi – Komadai');
});

test('the rule book has every rule, in the language of the page', async ({ game, page }) => {
  void game;
  await page.goto('/#/rules');
  await expect(page.locator('.book p')).toHaveCount(43);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await expect(page.locator('#R29')).toContainText('二歩');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('将棋の規則');
});
