import { LANGUAGES } from '../src/texts/languages';
import { picture } from './pictures';
import { expect, test } from './program';

test('the piece set changes with one click and stays', async ({ game, page }) => {
  await game.startForTwo();
  const picture = () => page.locator('piece.sente.rook').first().evaluate((piece) => getComputedStyle(piece, '::before').backgroundImage);
  expect(await picture()).toContain('/pieces/international/b_rook.svg');
  await page.getByRole('button', { name: 'Switch to the piece set: Kanji' }).click();
  expect(await picture()).toContain('/pieces/kanji/b_rook.svg');
  await page.reload();
  await game.ready();
  expect(await picture()).toContain('/pieces/kanji/b_rook.svg');
  // Turned round, Black's pieces point down.
  await page.keyboard.press('f');
  expect(await picture()).toContain('/pieces/kanji/w_rook.svg');
});

test('every set, board and notation of the settings shows at once', async ({ game, page }) => {
  test.slow();
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await game.startForTwo('sfen 4k4/9/9/9/9/9/9/R8/4K4 b P 1 moves 9h9a+');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const picture = () => page.locator('piece.sente.dragon').evaluate((piece) => getComputedStyle(piece, '::before').backgroundImage);
  for (const [name, file] of [
    ['Ideograms', 'ideograms/b_dragon'],
    ['Chess figures', 'chess/b_dragon'],
    ['Kanji', 'kanji/b_dragon'],
  ] as const) {
    await settings.getByRole('group', { name: 'Pieces', exact: true }).getByRole('radio', { name, exact: true }).check();
    expect(await picture()).toContain(`/pieces/${file}.svg`);
  }
  await settings.getByRole('radio', { name: '竜' }).check();
  await settings.getByRole('group', { name: 'Promoted pieces' }).getByRole('radio', { name: 'Black' }).check();
  expect(await picture()).toContain('/pieces/kanji/b_dragon_short_black.svg');
  const colour = () => page.locator('.board-body').evaluate((board) => getComputedStyle(board).backgroundColor);
  const wood = await colour();
  await settings.getByRole('radio', { name: 'High contrast' }).check();
  expect(await colour()).not.toBe(wood);
  for (const [name, move] of [
    ['Hodges', 'R-9a+'],
    ['CSA', '+9891RY'],
    ['Yorozuya', '申一飛ナル'],
  ] as const) {
    await settings.getByRole('radio', { name }).check();
    await expect(game.moves).toHaveText([new RegExp(move.replace(/[+()]/g, '\\$&'))]);
  }
  await settings.getByRole('radio', { name: /^Letters/ }).check();
  await page.reload();
  await game.ready();
  expect(await picture()).toContain('/pieces/kanji/b_dragon_short_black.svg');
  await expect(page.locator('.board-names.ranks')).toHaveText('abcdefghi');
  await expect(page.locator('.board-set')).toHaveAttribute('data-board', 'contrast');
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
});

test('nothing is heard until it is wanted, and nothing twice', async ({ game, page }) => {
  test.slow();
  await page.addInitScript(() => {
    const heard = { heard: 0 };
    Object.assign(window, heard);
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      (window as unknown as typeof heard).heard++;
      start.apply(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await game.startForTwo();
  await game.play('7g7f');
  expect(await heard()).toBe(0);
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  // The choice is heard itself.
  await expect.poll(heard).toBe(1);
  await game.play('3c3d');
  await expect.poll(heard).toBe(2);
  await page.reload();
  await game.ready();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await game.play('2g2f');
  await expect.poll(heard).toBe(1);
});

test('the language changes in the page and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('将棋を指す');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test.describe('in Japan', () => {
  test.use({ locale: 'ja-JP' });

  test('the first visit is in Japanese, with kanji on the pieces and in the moves', async ({ page, game }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'この画面の前の人' }).check();
    await page.getByRole('button', { name: '対局開始' }).click();
    await expect(page).toHaveURL(/#\/game\//);
    await game.ready();
    const picture = await page.locator('piece.sente.rook').first().evaluate((piece) => getComputedStyle(piece, '::before').backgroundImage);
    expect(picture).toContain('/pieces/kanji/');
    await game.play('7g7f');
    await expect(game.moves).toHaveText([/▲７六歩/]);
    await expect(game.cell('7f')).toHaveAttribute('aria-label', '７六 先手の歩');
  });
});

/** Most of it is the rules with the lessons' exercises: 180 kB. What a first visit needs beyond them must stay small. */
const FIRST_LOAD_BYTES = 280_000;

for (const language of Object.keys(LANGUAGES))
  test.describe(language, () => {
    test.use({ locale: language });
    test(`the first load is light in ${language}`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)));
      await page.goto('/');
      await expect(page.locator('sg-pieces piece').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
    });
  });

test('a picture of a game', async ({ game, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await game.startForTwo(
    '7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b 3i3h 2b3c 3g3f 7a6b 5i6h 5a4b 2i3g 7c7d 4g4f 6c6d 3h4g 6b6c',
  );
  await game.click('4g');
  await expect(page.locator('sq.dest').first()).toBeVisible();
  await picture(page, 'first-game');
});
