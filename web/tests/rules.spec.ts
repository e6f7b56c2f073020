import type { Page } from '@playwright/test';
import { expect, test } from './program';

test('a refused nifu says why and marks the other pawn', async ({ game, page }) => {
  await game.startForTwo('sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
  await game.take('pawn', 'bottom');
  await game.click('5e');
  await expect(game.why).toContainText('Nifu: two pawns on one file');
  await expect(game.why).toContainText('on 5\u20117');
  await expect(game.why).toContainText('Rule R29');
  await expect(page.locator('sq.why')).toHaveCount(1);
  await expect(game.moves).toHaveCount(0);
  // The explanation goes when one plays on.
  await game.play('P*4e');
  await expect(game.why).toHaveCount(0);
  await expect(page.locator('sq.why')).toHaveCount(0);
});

/** The squares that are marked as the proof. */
async function marked(page: Page): Promise<string[]> {
  const board = (await page.locator('.board-face').boundingBox())!;
  const boxes = await page.locator('sq.why').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]));
  return boxes
    .map(([x, y]) => {
      const file = 9 - Math.floor(((x! - board.x) / board.width) * 9);
      return `${file}${String.fromCharCode(97 + Math.floor(((y! - board.y) / board.height) * 9))}`;
    })
    .sort();
}

/** Every way to break a rule that a hand can try on the board: what is said, which squares prove it, which lesson teaches it. */
const ATTEMPTS = [
  { name: 'a rook that goes diagonally', start: '', from: '2h', to: '3f', says: 'The rook does not move like that', rule: 'R9', proof: ['2h', '3f'], lesson: 'rook' },
  { name: 'a piece in the way', start: '', from: '8h', to: '6f', says: 'Something is in the way', rule: 'R16', proof: ['7g'], lesson: 'knight' },
  {
    name: 'an unanswered check',
    start: 'sfen 4k4/9/9/9/4r4/9/9/9/3GK4 b - 1',
    from: '6i',
    to: '6h',
    says: 'Your king is in check',
    rule: 'R18',
    proof: ['5e', '5i'],
    lesson: 'check',
  },
  { name: 'a pinned piece', start: 'sfen 4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1', from: '5h', to: '4h', says: 'expose your king', rule: 'R18', proof: ['5e', '5i'], lesson: 'check' },
  { name: 'a king going into check', start: 'sfen 3rk4/9/9/9/9/9/9/9/4K4 b - 1', from: '5i', to: '6i', says: 'king would be in check', rule: 'R18', proof: ['6a'], lesson: 'check' },
  { name: 'a dead drop', start: 'sfen 4k4/9/9/9/9/9/9/9/4K4 b N 1', from: 'knight', to: '3b', says: 'never move', rule: 'R28', proof: ['3b'], lesson: 'dead-drops' },
  { name: 'a drop on a piece', start: 'sfen 4k4/9/9/9/9/9/9/9/4K4 b N 1', from: 'knight', to: '5a', says: 'The square is taken', rule: 'R27', proof: ['5a'], lesson: 'dropping' },
  { name: 'a second pawn on a file', start: 'sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1', from: 'pawn', to: '5e', says: 'Nifu', rule: 'R29', proof: ['5g'], lesson: 'nifu' },
  {
    name: 'a pawn drop mate',
    start: 'sfen 8k/6G2/9/7N1/9/9/9/9/K8 b P 1',
    from: 'pawn',
    to: '1b',
    says: 'Uchifuzume',
    rule: 'R30',
    proof: ['1a', '1b', '2d'],
    lesson: 'uchifuzume',
  },
];
for (const { name, start, from, to, says, rule, proof, lesson } of ATTEMPTS) {
  test(`refuses ${name}, says why, marks the proof and leads to the lesson`, async ({ game, page }) => {
    await game.startForTwo(start);
    if (/^\d/.test(from)) await game.click(from);
    else await game.take(from, 'bottom');
    await game.click(to);
    await expect(game.why).toContainText(says);
    await expect(game.why).toContainText(`Rule ${rule}`);
    expect(await marked(page)).toEqual(proof);
    await expect(game.why.getByRole('link', { name: 'Lesson' })).toHaveAttribute('href', `#/learn/${lesson}`);
    await expect(game.moves).toHaveCount(0);
  });
}

test('each kind of piece that is sent where it does not go names its own rule', async ({ game, page }) => {
  const kinds = ['K8', 'R9', 'B10', 'G11', 'S12', 'N13', 'L14', 'P15', '+P22', '+L22', '+N22', '+S22', '+R23', '+B24'];
  const lessons: Record<string, string> = {
    8: 'king',
    9: 'rook',
    10: 'bishop',
    11: 'gold',
    12: 'silver',
    13: 'knight',
    14: 'lance',
    15: 'pawn',
    22: 'promoted-pieces',
    23: 'horse-and-dragon',
    24: 'horse-and-dragon',
  };
  test.setTimeout(240_000);
  for (const kind of kinds) {
    const [, piece, rule] = /^(\+?\w)(\d+)$/.exec(kind)!;
    // No piece reaches a square that lies two files beside and three ranks before it.
    await game.startForTwo(`sfen k8/9/9/9/9/9/9/4${piece}4/${piece === 'K' ? '9' : 'K8'} b - 1`);
    await game.click('5h');
    await game.click('3e');
    await expect(game.why, kind).toContainText(`Rule R${rule}`);
    await expect(game.why.getByRole('link', { name: 'Lesson' }), kind).toHaveAttribute('href', `#/learn/${lessons[rule!]}`);
    expect(await marked(page), kind).toEqual(['3e', '5h']);
  }
});

test('what no hand can try can be typed, and is explained in the same way', async ({ game, page }) => {
  await game.startForTwo('sfen 4k4/1P7/9/9/4P4/9/9/2+S6/3GK4 b P 1');
  const field = page.getByLabel('Type a move');
  for (const { text, says, rule, proof, lesson } of [
    { text: '5e5d+', says: 'No promotion here', rule: 'R19', proof: ['5d', '5e'], lesson: 'promotion-zone' },
    { text: '8b8a', says: 'It has to promote', rule: 'R21', proof: ['8a'], lesson: 'promotion-forced' },
    { text: '6i6h+', says: 'No promotion for this piece', rule: 'R25', proof: ['6i'], lesson: 'gold' },
    { text: '7h7g+', says: 'Already promoted', rule: 'R26', proof: ['7h'], lesson: 'promotion-lasting' },
    { text: 'G*5f', says: 'Not in your hand', rule: 'R27', proof: [], lesson: 'dropping' },
    { text: '9e9d', says: 'No piece there', rule: 'R7', proof: ['9e'], lesson: 'board-and-aim' },
    { text: '5a5b', says: 'Not your piece', rule: 'R7', proof: ['5a'], lesson: 'board-and-aim' },
  ]) {
    await field.fill(text);
    await field.press('Enter');
    const why = page.locator('.why[role=alert]');
    await expect(why, text).toContainText(says);
    await expect(why, text).toContainText(`Rule ${rule}`);
    expect(await marked(page), text).toEqual(proof);
    await expect(why.getByRole('link', { name: 'Lesson' }), text).toHaveAttribute('href', `#/learn/${lesson}`);
    await why.getByRole('button', { name: 'Close' }).click();
  }
  await expect(game.moves).toHaveCount(0);
});

test('a dragged illegal move is explained too', async ({ game }) => {
  await game.startForTwo();
  await game.drag('2h', '3f');
  await expect(game.why).toContainText('The rook does not move like that');
  await game.expectPiece('2h', 'Black rook');
});

test.describe('where illegal moves lose', () => {
  test.beforeEach(async ({ game, page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Someone at this screen' }).check();
    await page.getByText('Rules', { exact: true }).click();
    await page.getByRole('radio', { name: 'Lose the game' }).check();
    await expect(page.getByText('a slip of the hand too')).toBeVisible();
    await page.getByText('Starting position', { exact: true }).click();
    await page.getByLabel('A position, an SFEN or a list of moves').fill('sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await game.ready();
  });

  test('nifu loses', async ({ game }) => {
    // What is no move loses nothing: a piece that is not one's own, and another piece of one's own.
    await game.click('5a');
    await game.click('5g');
    await game.click('5i');
    await game.take('pawn', 'bottom');
    await game.click('5e');
    await expect(game.result.getByRole('heading')).toHaveText('White wins');
    await expect(game.result).toContainText('Illegal move');
    await expect(game.result).toContainText('Nifu');
  });

  test('so does a pawn that goes two squares', async ({ game }) => {
    await game.click('5g');
    await game.click('5e');
    await expect(game.result.getByRole('heading')).toHaveText('White wins');
    await expect(game.result).toContainText('The pawn does not move like that');
  });
});

test('sennichite ends the game as a draw', async ({ game }) => {
  await game.startForTwo();
  for (let round = 1; round <= 3; round++) {
    await expect(game.result).toHaveCount(0);
    await game.playAll('2h3h 8b7b 3h2h 7b8b');
  }
  await expect(game.result.getByRole('heading')).toHaveText('Draw');
  await expect(game.result).toContainText('Sennichite: fourfold repetition');
  await expect(game.result).toContainText('Rule R35');
});

test('perpetual check loses', async ({ game }) => {
  await game.startForTwo('sfen 4k4/9/9/9/9/9/9/5R3/K8 b - 1');
  for (let round = 1; round <= 3; round++) await game.playAll('4h5h 5a4a 5h4h 4a5a');
  await expect(game.result.getByRole('heading')).toHaveText('White wins');
  await expect(game.result).toContainText('Rule R36');
});

test('forced promotion needs no question', async ({ game }) => {
  await game.startForTwo('sfen 4k4/P8/2N6/9/9/9/9/9/4K4 b - 1');
  await game.click('9b');
  await game.click('9a');
  await expect(game.moves).toHaveText([/P-91\+/]);
  await expect(game.promotion).toHaveCount(0);
  await game.expectPiece('9a', 'Black tokin');
});

test('declining a promotion and changing one’s mind', async ({ game, page }) => {
  await game.startForTwo('7g7f 3c3d');
  await game.click('8h');
  await game.click('2b');
  await expect(game.promotion).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game.promotion).toHaveCount(0);
  await game.expectPiece('8h', 'Black bishop');
  await game.play('8h2b');
  await expect(game.moves.last()).toHaveText(/Bx22=/);
});

test('a declaration shows its points and wins', async ({ game, page }) => {
  await game.startForTwo('2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375');
  await page.getByRole('button', { name: 'Declare win' }).click();
  const dialog = page.getByRole('dialog', { name: 'Declare a win' });
  await expect(dialog).toContainText('28 points, 10 pieces in the camp');
  await expect(dialog).toContainText('All conditions are met: you would win.');
  await dialog.getByRole('button', { name: 'Declare win' }).click();
  await expect(game.result.getByRole('heading')).toHaveText('Black wins');
  await expect(game.result).toContainText('Rule R38');
});

test('a declaration that fails says what it lacks', async ({ game, page }) => {
  await game.startForTwo();
  // Far from the enemy camp a declaration can only lose: it is not offered.
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Declare win' })).toHaveCount(0);
  await game.startForTwo('sfen 4k4/9/9/K8/9/9/9/9/9 b - 1');
  await page.getByRole('button', { name: 'Declare win' }).click();
  const dialog = page.getByRole('dialog', { name: 'Declare a win' });
  await expect(dialog).toContainText('The king is not in the enemy camp.');
  await expect(dialog).toContainText('Too few points: 28 are needed.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(game.result).toHaveCount(0);
});
