import type { Page } from '@playwright/test';
import { expect, test } from './program';

async function toss(page: Page) {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Furigoma' }).check();
  await page.getByText('No clock', { exact: true }).first().click();
  await page.getByRole('radio', { name: '10+0' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  return page.getByRole('dialog', { name: 'Furigoma' });
}

test('furigoma is shown as five pawns, and told when they lie', async ({ game, page }) => {
  const dialog = await toss(page);
  await expect(dialog.getByRole('list').last().getByRole('listitem')).toHaveCount(5);
  await expect(dialog).toContainText('Five of your pawns are tossed');
  const verdict = dialog.locator('.who');
  expect(await verdict.isVisible()).toBe(false);
  await expect(verdict).toBeVisible();
  await expect(verdict).toHaveText(/^(You play Black and begin|Komadai, level\s1 plays Black and begins)\.$/);
  await expect(dialog).toContainText(/Faces up: [0-5], backs up: [0-5]\./);

  // As long as it is open nobody's clock runs, and the computer does not move.
  await page.waitForTimeout(1500);
  await expect(page.getByRole('timer')).toHaveText([/10:00/, /10:00/]);
  await expect(page.locator('.clock.running')).toHaveCount(0);
  await expect(game.moves).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();

  await page.getByRole('button', { name: 'To the game' }).click();
  await expect(dialog).toHaveCount(0);
  await game.ready();
  await page.reload();
  await expect(game.board).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('nothing is waited for where nothing may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await toss(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.locator('.who').isVisible()).toBe(true);
});

test('two people at one screen are called by their names', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Someone at this screen' }).check();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ada');
  await page.getByRole('radio', { name: 'Furigoma' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Furigoma' });
  await expect(dialog).toContainText('Five pawns of Ada are tossed');
  await expect(dialog.locator('.who')).toHaveText(/^(Ada|Player\s2) plays Black and begins\.$/);
});
