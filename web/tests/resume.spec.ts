import { expect, test } from './program';

test('a reload in mid-game goes on where it was', async ({ game, page }) => {
  await game.startForTwo();
  await game.playAll('7g7f 3c3d 2g2f');
  await page.reload();
  await expect(game.moves).toHaveCount(3);
  await game.expectPiece('2f', 'Black pawn');
  await game.play('8c8d');
});

test('a killed program loses nothing; the page says so and comes back by itself', async ({ game, page, program }) => {
  await game.startForTwo();
  await game.playAll('7g7f 3c3d 8h2b+');
  await program.kill();
  await expect(page.getByText('The connection is lost. Trying again…')).toBeVisible();
  // Nothing can be played on a board that nobody referees.
  await game.click('3a');
  await expect(page.locator('sq.selected')).toHaveCount(0);
  await program.again();
  await expect(page.getByText('The connection is lost')).toHaveCount(0, { timeout: 15_000 });
  await expect(game.moves).toHaveCount(3);
  await game.play('3a2b');
});

test('two tabs show the same game', async ({ game, page, context }) => {
  await game.startForTwo();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('[data-square="7g"]')).toHaveAttribute('aria-label', /Black pawn/);
  await game.play('7g7f');
  await expect(second.locator('.moves [data-ply]')).toHaveCount(1);
  await expect(second.locator('[data-square="7f"]')).toHaveAttribute('aria-label', /Black pawn/);
});

test('unfinished games are offered on the first page', async ({ game, page }) => {
  await game.startForTwo('7g7f 3c3d');
  const address = page.url();
  await page.getByRole('link', { name: 'Komadai: home' }).click();
  await page.getByRole('region', { name: 'Go on playing' }).getByRole('link').first().click();
  await expect(page).toHaveURL(address);
  await expect(game.moves).toHaveCount(2);
});

test('a game that is not there', async ({ page }) => {
  await page.goto('/#/game/nonsense');
  await expect(page.getByRole('heading')).toHaveText('There is no such game here');
});
