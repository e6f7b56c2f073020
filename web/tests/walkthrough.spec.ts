/** The way of docs/walkthrough.md, from the first look at the page to the end of the first game and beyond. Its pictures are taken here. */
import type { GamePage } from './game-page';
import { PICTURES, picture } from './pictures';
import { expect, test } from './program';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 });

/** Plays what the hints say, as a beginner may, until `enough` moves are on the board or the game is over. */
async function playByHints(game: GamePage, enough: number): Promise<void> {
  const { page } = game;
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  const plies = async () => (await game.result.isVisible()) ? Infinity : game.moves.count();
  for (let count = await plies(); count < enough; ) {
    const move = await page.evaluate(async (id) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/games/${id}/hint`, { method: 'POST', headers, body: '{"show":"move"}' });
      return ((await answer.json()) as { move: string }).move;
    }, id);
    await page.getByLabel('Type a move').fill(move);
    await page.getByLabel('Type a move').press('Enter');
    await expect.poll(plies, { timeout: 20_000 }).toBeGreaterThanOrEqual(count + 2);
    count = await plies();
  }
}

test('a newcomer learns, plays a first game to its end, and goes on', async ({ game, page }) => {
  test.setTimeout(PICTURES ? 600_000 : 120_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A game of shogi');
  await picture(page, 'walk-1-start');

  // The first lesson.
  await page.locator('.invite').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board and aim');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  for (const square of ['3d', '6g', '7e']) await game.click(square);
  await page.getByRole('button', { name: 'Submit 3 squares' }).click();
  await expect(page.locator('.said .yes')).toBeVisible();
  await next.click();
  await game.click('7g');
  await game.click('7e');
  await expect(page.locator('.said .no')).toBeVisible();
  await picture(page, 'walk-2-wrong');
  // The pawn is still taken up.
  await game.click('7f');
  await expect(page.locator('.said .yes')).toBeVisible();
  await next.click();
  await game.click('4c');
  await game.click('5b');
  await expect(page.locator('.said')).toContainText('Checkmate!');
  await picture(page, 'walk-3-mate');
  await page.goto('/#/learn');
  await expect(page.getByRole('link', { name: 'Go on: The king' })).toBeVisible();
  await picture(page, 'walk-4-lessons');

  // The first game, against the weakest level, which is chosen from the start.
  await page.getByRole('link', { name: 'Komadai: home' }).click();
  await expect(page.getByRole('radio', { name: /^1 / })).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  await game.click('7g');
  await expect(page.locator('sq.dest').first()).toBeVisible();
  await picture(page, 'walk-5-game');
  await game.click('7f');
  await expect(game.moves).toHaveCount(2, { timeout: 20_000 });
  await game.click('8h');
  await game.click('8f');
  await expect(game.why).toBeVisible();
  await picture(page, 'walk-6-why');
  await game.why.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show the move' }).click();
  await expect(page.locator('sq.hinted')).toHaveCount(2);
  await picture(page, 'walk-7-hint');

  // On by hints: to the mate, where there is time for it, else some moves.
  await playByHints(game, PICTURES ? 300 : 6);
  if (!(await game.result.isVisible())) {
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
  }
  await expect(game.result).toBeVisible();
  const see = page.getByRole('button', { name: 'See the result' });
  if (await see.isVisible()) await see.click();
  await expect(game.result).toBeInViewport();
  await picture(page, 'walk-8-result');

  // Back to a move, and on from there.
  await game.moves.nth(3).click();
  await page.getByRole('link', { name: 'Play on from here' }).first().click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  await expect(game.moves).toHaveCount(4);
  await page.goto('/#/games');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await picture(page, 'walk-9-games');
});
