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

test('the list of moves shows the present one on a turned phone, too', async ({ game, page }) => {
  const pawns = '7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 9g9f 9c9d 1g1f 1c1d 6g6f 4c4d 5g5f 5c5d 4g4f 6c6d 3g3f 7c7d';
  await game.startForTwo(`startpos moves ${pawns}`);
  const current = page.locator('.moves [aria-current]');
  for (const [width, height] of [[740, 360], [360, 740], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const [row, list] = await Promise.all([current.boundingBox(), page.locator('.moves .scroll').boundingBox()]);
        return row!.y >= list!.y && row!.y + row!.height <= list!.y + list!.height;
      })
      .toBe(true);
  }
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
    await game.promotion.getByRole('button', { name: 'Promote', exact: true }).tap();
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

test('the explanation of a move covers neither board nor hand, and moves nothing', async ({ game, page }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await game.startForTwo('7g7f 3c3d 8h2b+ 3a2b');
    const place = () => page.locator('.board-face, .actions, .moves').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
    const before = await place();
    await game.click('2h');
    await game.click('3f');
    await expect(game.why).toBeInViewport({ ratio: 0.99 });
    const why = (await game.why.boundingBox())!;
    for (const part of ['.board-face', '.stand.top', '.stand.bottom', '.party.bottom .plate']) {
      const box = (await page.locator(part).boundingBox())!;
      expect(box.y + box.height, part).toBeLessThanOrEqual(why.y);
    }
    expect(await place()).toEqual(before);
  }
});

test('the board stays where it is from move to move', async ({ game, page }) => {
  await game.startForTwo();
  const top = () => page.locator('.board-face').evaluate((face) => face.getBoundingClientRect().y + scrollY);
  const before = await top();
  for (const usi of ['7g7f', '3c3d', '2g2f']) {
    await game.play(usi);
    expect(await top()).toBe(before);
  }
});

test('a mated king stays in sight; the result is one tap away', async ({ game, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await game.startForTwo('sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
  const scroll = await page.evaluate(() => scrollY);
  await game.play('G*5b');
  const bar = page.locator('.bar');
  await expect(bar).toContainText('Black wins · Checkmate');
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  await expect(page.locator('.board-face')).toBeInViewport({ ratio: 1 });
  const box = (await page.locator('.board-face').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await bar.getByRole('button', { name: 'See the result' }).click();
  await expect(game.result).toBeInViewport({ ratio: 0.9 });
  await expect(bar).toHaveCount(0);
});

test('held sideways, the board and both hands are on the screen', async ({ game, page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await game.startForTwo('7g7f 3c3d 8h2b+ 3a2b');
  for (const part of ['.board-body', '.stand.top', '.stand.bottom', '.party.top .plate', '.party.bottom .plate'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await game.play('B*5e');
});

test('no word touches its frame', async ({ page }) => {
  for (const language of ['cs', 'de', 'en', 'ja', 'pl', 'uk']) {
    await page.goto('/');
    await page.evaluate((language) => localStorage.setItem('komadai.settings', JSON.stringify({ language })), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const tight = await page.locator('.basics .face').evaluateAll((faces) =>
      faces.flatMap((face) => {
        const range = document.createRange();
        range.selectNodeContents(face);
        const [outer, inner] = [face.getBoundingClientRect(), range.getBoundingClientRect()];
        const room = Math.min(inner.left - outer.left, outer.right - inner.right);
        return room < 2 ? [`${face.textContent}: ${room}`] : [];
      }),
    );
    expect(tight, language).toEqual([]);
  }
});

test('the ways on stand in one line at every width', async ({ page }) => {
  for (const language of ['cs', 'de', 'en', 'ja', 'pl', 'uk']) {
    await page.goto('/');
    await page.evaluate((language) => localStorage.setItem('komadai.settings', JSON.stringify({ language })), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [360, 720, 721, 768, 860, 861, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      const { sticks, broken } = await page.evaluate(() => ({
        sticks: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        broken: [...document.querySelectorAll('nav a span')].filter((word) => word.getBoundingClientRect().height > 30).length,
      }));
      expect({ sticks, broken }, `${language} at ${width}`).toEqual({ sticks: 0, broken: 0 });
    }
  }
});

test('games are listed one below the other, and deleted after a question', async ({ game, page }) => {
  await game.startForTwo('7g7f');
  await page.goto('/#/games');
  const lines = page.getByRole('listitem');
  const first = lines.first();
  await expect(first).toContainText('1 move');
  const lefts = await first.locator('a > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  const count = await lines.count();
  const address = await first.getByRole('link').getAttribute('href');
  await first.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(lines).toHaveCount(count);
  await first.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog', { name: 'Delete this game?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(lines).toHaveCount(count - 1);
  const answer = await page.request.get(`/api/games/${address!.split('/').at(-1)}`);
  expect(answer.status()).toBe(404);
});
