import { expect, test } from './program';

test('after an illegal move the dots are still there', async ({ game, page }) => {
  await game.startForTwo();
  const dots = page.locator('sq.dest');
  for (const [from, to, reason] of [
    ['2h', '3f', 'does not move like that'],
    ['2h', '2d', 'Something is in the way'],
  ] as const) {
    await game.click(from);
    await game.click(to);
    await expect(game.why).toContainText(reason);
    await expect(page.locator('sq.selected')).toHaveCount(1);
    await expect(dots).toHaveCount(6);
    await page.keyboard.press('Escape');
    await game.click(from);
    await expect(dots).toHaveCount(0);
  }
  await game.drag('2h', '3f');
  await expect(game.why).toBeVisible();
  await expect(dots).toHaveCount(6);
  // The piece is in hand, so one press plays it.
  await game.click('5h');
  await expect(game.moves).toHaveCount(1);
  await expect(game.why).toHaveCount(0);
});

test('a king in check stands on an edged square, and nothing moves for the word', async ({ game, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await game.startForTwo('sfen 4k4/9/9/9/9/9/9/5R3/K8 b - 1');
  const top = () => page.locator('.actions').evaluate((row) => row.getBoundingClientRect().y + scrollY);
  const before = await top();
  await game.play('4h5h');
  await expect(page.locator('.party.top .plate')).toContainText('check!');
  await expect(page.locator('.party.bottom .plate')).not.toContainText('check!');
  expect(await top()).toBe(before);
  const style = await page.locator('sq.check').evaluate((square) => {
    const { backgroundImage, backgroundColor, boxShadow } = getComputedStyle(square);
    return { backgroundImage, backgroundColor, boxShadow };
  });
  expect(style.backgroundImage).toBe('none');
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(style.boxShadow).toContain('inset');
});

test('the last piece of its kind leaves no trace in the hand when it is dropped', async ({ game, page }) => {
  await game.startForTwo('sfen 4k4/9/9/9/9/9/9/9/4K4 b G2P 1');
  const slots = page.locator('.stand.bottom sg-hp-wrap:visible');
  await expect(slots).toHaveCount(2);
  await game.play('G*5e');
  await expect(slots).toHaveCount(1);
  await page.reload();
  await game.ready();
  await expect(slots).toHaveCount(1);
});

test('pressing the opponent’s piece is answered', async ({ game }) => {
  await game.startForTwo();
  await game.click('3c');
  await expect(game.why).toContainText('Not your piece');
  await expect(game.why).toContainText('on 3\u20113');
  await game.click('2g');
  await expect(game.why).toHaveCount(0);
});

test('a board that is only to look at says so', async ({ game, page, program }) => {
  await game.startForTwo('7g7f 3c3d');
  const veil = page.locator('.veil');
  await expect(veil).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(veil).toHaveText('Looking back');
  await game.click('3c');
  await expect(veil.locator('.nudged')).toBeVisible();
  await page.keyboard.press('End');
  await expect(veil).toHaveCount(0);
  await program.kill();
  await expect(veil).toHaveText('Not connected');
  await program.again();
  await expect(veil).toHaveCount(0, { timeout: 15_000 });
});

test('that an offer was declined does not stay', async ({ game, page }) => {
  await game.startForTwo();
  await game.play('7g7f');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(game.why).toContainText('No takeback');
  await expect(game.why).toHaveCount(0, { timeout: 8000 });
});

test('without a clock the computer’s reply can be seen to be one', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  for (const [index, usi] of ['7g7f', '2g2f'].entries()) {
    await game.click(usi.slice(0, 2));
    await game.click(usi.slice(2, 4));
    await expect(game.moves).toHaveCount(2 * index + 1);
    const sent = Date.now();
    await expect(game.moves).toHaveCount(2 * index + 2, { timeout: 30_000 });
    expect(Date.now() - sent).toBeGreaterThan(400);
  }
});
