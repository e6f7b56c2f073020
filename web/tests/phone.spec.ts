import { expect, test } from './program';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('nothing is wider than a narrow phone', async ({ game, page }, info) => {
  const check = async (name: string) => {
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, name).toBeLessThanOrEqual(client);
    await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
  };
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeInViewport();
  await check('new game');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await check('all settings');
  await game.startForTwo('7g7f 3c3d 8h2b+ 3a2b');
  await check('game');
  // Board, both hands and both players are on the screen together.
  for (const part of ['.board-face', '.stand.top', '.stand.bottom', '.party.bottom .plate'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await page.goto('/#/games');
  await check('games');
});

test('a quick second tap neither cancels the promotion choice nor makes it', async ({ game, page }) => {
  await game.startForTwo('sfen 4k4/9/9/P7P/9/9/9/9/4K4 b - 1');
  for (const [file, reply] of [
    ['9', '5a5b'],
    ['1', '5b5a'],
  ] as const) {
    const from = await game.point(`${file}d`);
    const to = await game.point(`${file}c`);
    const before = await game.moves.count();
    await page.touchscreen.tap(from.x, from.y);
    await page.touchscreen.tap(to.x, to.y);
    await expect(game.promotion).toBeVisible();
    await page.touchscreen.tap(to.x, to.y);
    await page.waitForTimeout(500);
    await expect(game.promotion).toBeVisible();
    await expect(game.moves).toHaveCount(before);
    for (const button of await game.promotion.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await game.promotion.getByRole('button', { name: 'Promote' }).tap();
    await expect(game.moves).toHaveCount(before + 1);
    await game.expectPiece(`${file}c`, 'Black tokin');
    const [a, b] = [await game.point(reply.slice(0, 2)), await game.point(reply.slice(2))];
    await page.touchscreen.tap(a.x, a.y);
    await page.touchscreen.tap(b.x, b.y);
    await expect(game.moves).toHaveCount(before + 2);
  }
});

test('tapping beside the choice, later, takes the move back', async ({ game, page }) => {
  await game.startForTwo('sfen 4k4/9/9/P8/9/9/9/9/4K4 b - 1');
  for (const square of ['9d', '9c']) {
    const { x, y } = await game.point(square);
    await page.touchscreen.tap(x, y);
  }
  await expect(game.promotion).toBeVisible();
  await page.waitForTimeout(500);
  const { x, y } = await game.point('3h');
  await page.touchscreen.tap(x, y);
  await expect(game.promotion).toHaveCount(0);
  await game.expectPiece('9d', 'Black pawn');
  await expect(game.moves).toHaveCount(0);
});
