import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './program';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('what fits to one’s own grade is suggested', async ({ game, page }) => {
  await page.goto('/');
  await page.getByLabel('Your own grade').selectOption({ label: '1 dan' });
  await page.getByRole('radio', { name: /^1 / }).check();
  await expect(page.locator('.strength')).toContainText('For 1 dan against 15 kyū, a suitable handicap');
  await page.getByRole('button', { name: 'Use this handicap' }).click();
  await expect(page.getByRole('button', { name: 'Use this handicap' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Stronger side (uwate)' })).toBeChecked();
  const take = page.getByRole('button', { name: /^Choose level/ });
  const near = (await take.textContent())!.replace(/\D/g, '');
  await take.click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${near} `) })).toBeChecked();
  await expectAccessible(page);
  // Kept, and the level that is near is chosen from the start.
  await page.reload();
  await expect(page.getByLabel('Your own grade')).toHaveValue('1-dan');
  await expect(page.getByRole('radio', { name: new RegExp(`^${near} `) })).toBeChecked();
  await expect(game.board).toBeVisible();
});

test('hints, typed moves, and going on from any position', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint.card')).toContainText(/^Hint: the .+ on \d\u2011\d\./);
  await expect(page.locator('sq.hinted')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the move' }).click();
  await expect(page.locator('.hint.card')).toContainText('The computer would play');
  await expect(page.locator('sq.hinted')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();

  const field = page.getByLabel('Type a move');
  for (const { text, says } of [
    { text: '7g7x', says: 'At character 4, “x”: expected a rank' },
    { text: '同歩', says: 'no move went before' },
    { text: 'G-58', says: 'Please type G49\u201158 or G69\u201158' },
    { text: '7g7e', says: 'does not move like that' },
    { text: 'P-75', says: 'No such piece can go to 7\u20115: pawn' },
  ]) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.locator('#typed-fault')).toContainText(says);
  }
  // Dots are spoken of where there are some: when a piece has been taken up.
  await expect(page.getByText('The dots show')).toHaveCount(0);
  await game.click('7g');
  await game.click('5e');
  await expect(page.locator('div.why')).toContainText('The dots show where it can go');
  await expectAccessible(page);
  await field.fill('７六歩');
  await field.press('Enter');
  await expect(game.moves.first()).toHaveText(/P-76/);
  await expect(page.locator('[aria-live=polite]')).toContainText(/^White: .+ to \d-\d|takes on/);
  await expect(game.moves).toHaveCount(2);
  await expect(page.locator('sq.hinted')).toHaveCount(0);

  // From an earlier position, in another game.
  await game.moves.first().click();
  await page.getByRole('link', { name: 'Play on from here' }).click();
  await expect(page.getByLabel('A position, an SFEN or a list of moves')).toHaveValue('position startpos moves 7g7f');
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await page.getByRole('radio', { name: 'Someone at this screen' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  await expect(game.moves).toHaveCount(1);

  // Two people: the board turns to the side to move.
  await expect(page.locator('.sg-wrap.orientation-gote')).toHaveCount(0);
  await page.getByRole('button', { name: 'Auto-flip' }).click();
  await expect(page.locator('.sg-wrap.orientation-gote')).not.toHaveCount(0);
  await game.play('3c3d');
  await expect(page.locator('.sg-wrap.orientation-gote')).toHaveCount(0);
});

test('a rated game gives a grade', async ({ game, page }) => {
  await page.goto('/#/rating');
  await expect(page.locator('main')).toContainText('You have not finished a rated game yet');
  await page.goto('/');
  await page.getByRole('radio', { name: /^Rated/ }).check();
  await expect(page.getByText('Starting position', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await game.click('7g');
  await game.click('7f');
  await expect(game.moves).toHaveCount(2, { timeout: 30_000 });
  // While it counts, nobody goes on from it elsewhere.
  await game.moves.first().click();
  await expect(page.getByRole('link', { name: 'Play on from here' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('link', { name: 'Play on from here' })).toBeVisible();
  await game.result.getByRole('link', { name: 'Your rating' }).click();

  await expect(page.locator('.grade')).toHaveText(/^\d+\skyū$/);
  const graph = page.getByRole('img', { name: /^Your rating after 1 game/ });
  await expect(graph).toBeVisible();
  // Its letters are no larger than those around it, however wide it is.
  expect(await graph.locator('text').first().evaluate((text) => text.getBoundingClientRect().height)).toBeLessThan(20);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText('lost');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.goto('/#/games');
  await page.getByLabel('Opponent').selectOption('engine');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('ended');
  await expect(page.getByRole('listitem').filter({ hasText: 'Rated' })).toHaveCount(1);
  await page.getByLabel('Name').fill('nobody');
  await expect(page.locator('main')).toContainText('No such games.');
  await expectAccessible(page);
  // The first page knows the grade now.
  await page.goto('/');
  await expect(page.locator('.strength')).toContainText('You play at about');
});
