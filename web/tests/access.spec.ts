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

test('keys that are pressed alone can be switched off', async ({ game, page }) => {
  await game.startForTwo();
  // The square at the upper left.
  const corner = page.locator('[role="gridcell"]').first();
  await expect(corner).toHaveAttribute('data-square', '9a');
  await page.keyboard.press('f');
  await expect(corner).toHaveAttribute('data-square', '1i');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByText('Flip the board')).toBeVisible();
  await dialog.getByRole('group', { name: 'Single-key shortcuts' }).getByLabel('Off').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowUp');
  await expect(corner).toHaveAttribute('data-square', '1i');
});

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

test('a whole game, from the first screen to mate and on to the next game, by keys alone and told in words', async ({ game, page }) => {
  test.slow();
  await page.goto('/');
  /** Goes on to what can be focused next, backwards if wished, until it is this. */
  const tabTo = async (what: string, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key);
      if ((await page.locator(`:is(${what}):focus`).count()) > 0) return;
    }
    throw new Error(`${what} cannot be reached`);
  };
  const goTo = async (square: string) => {
    const here = await page.locator('[data-square]:focus').getAttribute('data-square');
    const [columns, rows] = [Number(here![0]) - Number(square[0]), square.charCodeAt(1) - here!.charCodeAt(1)];
    for (let step = 0; step < Math.abs(columns); step++) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(rows); step++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    await expect(game.cell(square)).toBeFocused();
  };
  const spoken = page.locator('[aria-live="polite"]');
  await tabTo('input[name="opponent"]');
  await page.keyboard.press('ArrowRight');
  await tabTo('.start button');
  await page.keyboard.press('Enter');
  await game.ready();
  await tabTo('[role="gridcell"]');
  for (const [usi, says] of [
    ['7g7f', 'Black: pawn 7-7 to 7-6'],
    ['5a6b', 'White: king 5-1 to 6-2'],
    ['8h3c+', 'Black: bishop'],
    ['4a4b', 'White: gold 4-1 to 4-2'],
    ['3c4b', 'Black: horse'],
    ['6a7b', 'White: gold 6-1 to 7-2'],
  ] as const) {
    await goTo(usi.slice(0, 2));
    await page.keyboard.press('Enter');
    await goTo(usi.slice(2, 4));
    await page.keyboard.press('Enter');
    if (usi.endsWith('+')) {
      await expect(game.promotion.getByRole('button', { name: 'Promote', exact: true })).toBeFocused();
      // The choice does not listen to a second press of the same key.
      await page.waitForTimeout(450);
      await page.keyboard.press('Enter');
    }
    await expect(spoken).toContainText(says);
    await expect(game.cell(usi.slice(2, 4))).toBeFocused();
  }
  // The gold that was taken, out of the hand below the board and before the king.
  await tabTo('.stand.bottom .stand-keys button');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'gold, 1 in hand');
  await page.keyboard.press('Enter');
  await tabTo('[role="gridcell"]', 'Shift+Tab');
  await goTo('5b');
  await page.keyboard.press('Enter');
  await expect(game.result.getByRole('heading')).toHaveText('Black wins');
  await expect(spoken).toContainText('Black: gold dropped on 5-2');
  await expect(spoken).toContainText('Checkmate');
  await tabTo('.result button');
  while (!((await page.locator(':focus').textContent()) ?? '').includes('Rematch')) await tabTo('.result button');
  await page.keyboard.press('Enter');
  await expect(game.moves).toHaveCount(0);
  await game.ready();
});
