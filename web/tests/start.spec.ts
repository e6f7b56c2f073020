import { expect, test } from './program';

test.describe('a pasted start', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.getByText('Starting position', { exact: true }).click();
  });

  for (const { text, says } of [
    { text: 'startpos moves 7g7f 7g7f', says: ['Moves:', 'move 2, 7g7f, is illegal', 'No piece there', 'Rule R7'] },
    { text: '4k4/4P4/4P4/9/9/9/9/9/4K4 w - 1', says: ['Board:', 'Black has two unpromoted pawns on file 5', 'Rule R29'] },
    { text: '4k4/9/9/9/9/9/9/9/4K4 x - 1', says: ['Side to move:', 'b or w', 'column 23'] },
    { text: '8k/8G/7G1/9/9/9/9/9/4K4 w - 1', says: ['over at once', 'Checkmate'] },
    {
      text: 'P8/9/9/9/9/9/9/9/9 w RRR 1',
      says: ['neither side has a king', 'Rule R2', 'there are 3 pieces of the kind', 'could never move', 'Rule R21'],
    },
    { text: '4k4/9/8/9/9/9/9/9/4K4 b - 1', says: ['Board:', 'rank 3 has 8 squares'] },
    { text: '▲７六歩 △３四歩', says: ['Only USI and SFEN can be read here'] },
    { text: '手合割：平手\n1 ７六歩(77)', says: ['Only USI and SFEN can be read here'] },
    { text: 'moves 7g7f e2e4', says: ['number 2, “e2e4”, is not a move'] },
  ]) {
    test(`that cannot be: ${text}`, async ({ game, page }) => {
      await page.getByLabel('A position, an SFEN or a list of moves').fill(text);
      for (const part of says) await expect(page.locator('#position-faults')).toContainText(part);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByLabel('A position, an SFEN or a list of moves')).toBeFocused();
      await expect(page).not.toHaveURL(/game\//);
      await expect(game.board).toHaveCount(1);
    });
  }

  test('of a mate problem, whose attacker has no king, is played out', async ({ game }) => {
    await game.startForTwo('sfen 7k1/9/7P1/9/9/9/9/9/9 b G 1');
    await game.play('G*2b');
    await expect(game.result).toContainText('Checkmate');
  });

  test('that cannot be is in sight, and its fault above the button', async ({ page }) => {
    for (const size of [
      { width: 360, height: 640 },
      { width: 768, height: 900 },
      { width: 1440, height: 700 },
    ]) {
      await page.setViewportSize(size);
      const field = page.getByLabel('A position, an SFEN or a list of moves');
      await field.fill('4k4/9/9/9/9/9/9/9/4K4 x - 1');
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(field).toBeFocused();
      await expect(page.locator('.start .fault')).toContainText('b or w');
      const box = (await field.boundingBox())!;
      const bar = (await page.locator('.start').boundingBox())!;
      expect(box.y, 'below the header').toBeGreaterThanOrEqual(56);
      expect(box.y + box.height, 'above the button').toBeLessThanOrEqual(bar.y);
      // What was said goes when the text changes.
      await field.fill('startpos');
      await expect(page.locator('.start .fault')).toHaveCount(0);
    }
  });

  test('shows the place of a fault in the text', async ({ page }) => {
    const field = page.getByLabel('A position, an SFEN or a list of moves');
    await field.fill('4k4/9/9/9/9/9/9/9/4K4 x - 1');
    await page.getByRole('button', { name: 'Look at column 23' }).click();
    await expect(field).toBeFocused();
    const selected = await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(selected).toBe('x');
  });

  test('goes on from its moves', async ({ game, page }) => {
    await page.getByLabel('A position, an SFEN or a list of moves').fill('position startpos moves 7g7f 3c3d');
    await expect(page.locator('#position-faults')).toContainText('2 moves have been made');
    await page.getByRole('radio', { name: 'Someone at this screen' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await game.ready();
    await expect(game.moves).toHaveCount(2);
    await game.expectPiece('3d', 'White pawn');
    await game.play('2g2f');
  });
});

test('a handicap game: uwate moves first', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Someone at this screen' }).check();
  await page.getByText('Even game', { exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Handicap' }).selectOption('six');
  await expect(page.getByRole('radio', { name: 'Weaker side (shitate)' })).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  await expect(page.locator('.status')).toHaveText('Uwate to move');
  await expect(game.cell('8b')).toHaveAttribute('aria-label', '8-2, empty');
  await game.click('3c');
  await game.click('3d');
  await expect(game.moves).toHaveText([/P-34/]);
});

test('clocks of one’s own, different for each side', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Someone at this screen' }).check();
  await page.getByText('No clock', { exact: true }).first().click();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByText('A different time for White').click();
  await page.getByLabel('Minutes').first().fill('20');
  await page.getByLabel('Minutes').last().fill('5');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  const clocks = page.getByRole('timer');
  await expect(clocks.first()).toContainText('5:00');
  await expect(clocks.last()).toContainText(/19:5\d|20:00/);
  await game.play('7g7f');
  await expect(page.locator('.clock.running')).toHaveCount(1);
  await expect(page.locator('.party.top .clock.running')).toContainText(/4:5\d/);
});

test('a clock that runs out ends the game', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Someone at this screen' }).check();
  await page.getByText('No clock', { exact: true }).first().click();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('Minutes').fill('0');
  await page.getByLabel('Byoyomi, seconds').fill('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(game.result.getByRole('heading')).toHaveText('White wins');
  await expect(game.result).toContainText('Time ran out');
});

test('the rules that few need can be chosen', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Someone at this screen' }).check();
  await page.getByText('Rules', { exact: true }).click();
  await page.getByLabel('Move limit').fill('4');
  await page.getByLabel('A check at the limit is followed up').check();
  await page.getByLabel('Resigning on one’s own turn only').check();
  await page.getByText('Starting position', { exact: true }).click();
  await page.getByLabel('A position, an SFEN or a list of moves').fill('sfen 4k4/9/9/9/9/9/9/5R3/K8 b - 1');
  const request = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect((await request).postDataJSON().settings.rules).toMatchObject({
    max_moves: { moves: 4, ending: 'play-out-checks' },
    resignation: 'own-turn',
  });
  await game.ready();
  // The fourth move answers a check; it ends the game, as nobody checks any more.
  await game.playAll('4h5h 5a4a 5h4h 4a5a');
  await expect(game.result).toContainText('Move limit');
});
