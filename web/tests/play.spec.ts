import { readFile } from 'node:fs/promises';
import { expect, test } from './program';

test('two people play a whole game to mate by clicking', async ({ game, page }) => {
  await game.startForTwo();
  await game.playAll('7g7f 5a6b 8h3c+ 4a4b 3c4b 6a7b');
  await expect(game.result).toHaveCount(0);
  await game.take('gold', 'bottom');
  await game.click('5b');
  await expect(game.result.getByRole('heading')).toHaveText('Black wins');
  await expect(game.result).toContainText('Checkmate');
  await expect(game.result).toContainText('Rule R32');
  await expect(game.moves).toHaveText([/P-76/, /K-62/, /Bx33\+/, /G-42/, /\+Bx42/, /G-72/, /G\*52/]);
  // A board on which the game is over cannot be played on.
  await game.click('8b');
  await expect(page.locator('sq.selected')).toHaveCount(0);

  await game.result.getByText('Download', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '.usi' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim()).toBe('position startpos moves 7g7f 5a6b 8h3c+ 4a4b 3c4b 6a7b G*5b');

  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(game.result).toHaveCount(0);
  await expect(game.moves).toHaveCount(0);
});

test('a first game against the computer is one click away', async ({ game, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await game.ready();
  for (const [index, usi] of ['7g7f', '2g2f', '2f2e'].entries()) {
    await game.click(usi.slice(0, 2));
    await expect(page.locator('sq.dest').first()).toBeVisible();
    await game.click(usi.slice(2, 4));
    await expect(game.moves).toHaveCount(2 * index + 2, { timeout: 30_000 });
  }
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(game.moves).toHaveCount(4);
  await game.expectPiece('2f', 'Black pawn');

  // Resigning is asked twice.
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(game.result).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  // The button that catches the eye is not the one that loses.
  await expect(page.getByRole('button', { name: 'Play on' })).toHaveClass(/primary/);
  await expect(page.getByRole('button', { name: 'Yes, resign' })).not.toHaveClass(/primary/);
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(game.result.getByRole('heading')).toHaveText('You lose');
  await expect(game.result).toContainText('Rule R33');

  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('Against the computer, level 1');
  await expect(page.getByRole('listitem').first()).toContainText('White wins · Resignation');
});

test('pieces are dragged, from the board and from the hand', async ({ game }) => {
  await game.startForTwo('7g7f 3c3d 8h2b+ 3a2b');
  await game.drag('2g', '2f');
  await expect(game.moves).toHaveCount(5);
  const piece = (await game.inHand('bishop', 'top').boundingBox())!;
  const to = await game.point('5e');
  await game.page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await game.page.mouse.down();
  await game.page.mouse.move(to.x + 30, to.y, { steps: 6 });
  await game.page.mouse.move(to.x, to.y, { steps: 3 });
  await game.page.mouse.up();
  await expect(game.moves).toHaveCount(6);
  await expect(game.moves.last()).toHaveText(/B\*55/);
  await game.expectPiece('5e', 'White bishop');
});

test('the moves can be stepped through and the board turned, by keys and buttons', async ({ game, page }) => {
  await game.startForTwo('7g7f 3c3d 2g2f 8c8d');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await game.expectPiece('2g', 'Black pawn');
  await expect(page.getByText('You are looking at the position after move 2.')).toBeVisible();
  // Looking back is not playing.
  await game.click('2g');
  await expect(page.locator('sq.selected')).toHaveCount(0);
  await page.keyboard.press('Home');
  await game.expectPiece('7g', 'Black pawn');
  await page.keyboard.press('ArrowRight');
  await game.expectPiece('7f', 'Black pawn');
  await page.keyboard.press('ArrowDown');
  await game.expectPiece('8d', 'White pawn');
  await page.getByRole('button', { name: 'One move back' }).click();
  await game.expectPiece('8c', 'White pawn');
  await page.keyboard.press('End');

  await page.keyboard.press('f');
  await expect(page.locator('.sg-wrap.orientation-gote')).toBeVisible();
  await game.play('5i5h');
  await page.getByRole('button', { name: 'Flip', exact: true }).click();
  await expect(page.locator('.sg-wrap.orientation-sente')).toBeVisible();
  await game.expectPiece('5h', 'Black king');
});

test('a takeback at one screen is asked and answered', async ({ game, page }) => {
  await game.startForTwo();
  await game.play('7g7f');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('asks to take back a move.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText('No takeback');
  await expect(game.moves).toHaveCount(1);
  await game.play('3c3d');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(game.moves).toHaveCount(1);
  await game.play('8c8d');
});
