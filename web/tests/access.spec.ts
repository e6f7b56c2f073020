import { expectAccessible } from './accessible';
import { expect, test } from './program';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the main screens, ${colorScheme}`, async ({ game, page }) => {
    // Each look at a screen takes seconds.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await game.startForTwo('7g7f 3c3d 8h2b+ 3a2b');
    await expectAccessible(page);
    await game.click('2h');
    await game.click('3f');
    await expect(game.why).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(game.result).toBeVisible();
    await expectAccessible(page);
    await page.goto('/#/games');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('a game can be started and played with the keyboard alone', async ({ game, page }) => {
  await page.goto('/');
  const tabTo = async (what: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(`${what}:focus`).count()) > 0) return;
    }
    throw new Error(`${what} cannot be reached`);
  };
  await tabTo('input[name="opponent"]');
  await page.keyboard.press('ArrowRight');
  await tabTo('.start button');
  await page.keyboard.press('Enter');
  await game.ready();
  await tabTo('[role="gridcell"]');
  // From 5i to 7g, and up one square.
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(game.cell('7g')).toBeFocused();
  await expect(game.cell('7g')).toHaveAttribute('aria-label', '7-7, Black pawn');
  await page.keyboard.press('Enter');
  await expect(game.cell('7g')).toHaveAttribute('aria-selected', 'true');
  await expect(game.cell('7f')).toHaveAttribute('aria-label', '7-6, empty, can move here');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(game.moves).toHaveText([/P-76/]);
  await expect(game.cell('7f')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toContainText('Black: pawn 7-7 to 7-6');

  // An illegal move is explained to the keyboard as well: White's pawn two squares on.
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(game.why).toContainText('The pawn does not move like that');
});

test('drops and promotion work from the keyboard', async ({ game, page }) => {
  await game.startForTwo('sfen 4k4/9/9/P8/9/9/9/9/4K4 b G 1');
  await page.getByRole('button', { name: 'gold, 1 in hand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'gold, 1 in hand' })).toHaveAttribute('aria-pressed', 'true');
  await game.cell('5e').focus();
  await page.keyboard.press('Enter');
  await expect(game.moves).toHaveText([/G\*55/]);
  await game.play('5a4b');
  await game.cell('9d').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(game.promotion.getByRole('button', { name: 'Promote', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(game.moves.last()).toHaveText(/P-93=/);
});
