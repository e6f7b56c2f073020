import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { LANGUAGES, overflows, plainTexts, saidBy, strangers } from './locales';
import { paste } from './paste';
import { expect, test } from './program';

const KIF = [
  '手合割：平手',
  '棋戦：名人戦',
  '開始日時：2003/05/03 10:30:00',
  '先手：羽生善治',
  '後手：森内俊之',
  '手数----指手---------消費時間--',
  '   1 ７六歩(77)   ( 0:12/00:00:12)',
  '*A first comment',
  '*#評価値=120',
  '   2 ３四歩(33)   ( 0:05/00:00:05)',
  '   3 ２六歩(27)   ( 0:01/00:00:13)',
  '   4 投了',
  '',
  '変化：3手',
  '   3 ６六歩(67)',
  '   4 ８四歩(83)',
  '',
].join('\n');
const TWO_CSA = 'V2.2\nN+Ada\nN-Ben\nPI\n+\n+7776FU\nT3\n%TORYO\n/\nV2.2\nN+Cid\nN-Ada\nPI\n+\n+2726FU\n-3334FU\n%CHUDAN\n';
const ODD_USI = 'startpos moves 2g2f 8c8d 2f2d\n';

/** What Ctrl+V does somewhere on the page. */
async function exported(page: Page, format: string): Promise<Buffer> {
  const id = /#\/record\/(\w+)/.exec(page.url())![1]!;
  return (await page.request.get(`/api/records/${id}/export?format=${format}`)).body();
}

test('records come in by paste, file and drop, are replayed, found and taken out again', async ({ game, page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My records');
  await expect(page.locator('main')).toContainText('No records yet');
  await expectAccessible(page);

  // A pasted game is opened at once.
  await paste(page, KIF);
  await expect(page).toHaveURL(/#\/record\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('羽生善治 – 森内俊之');
  await expect(page.locator('.head')).toContainText('Black wins · Resignation');
  const shown = page.locator('.move[aria-current]');
  await expect(shown).toHaveText('Start');
  for (const move of ['P-76', 'P-34', 'P-26', 'Resignation']) {
    await page.keyboard.press('ArrowRight');
    await expect(shown).toContainText(move);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(game.cell('2f')).toHaveAttribute('aria-label', '2-6, Black pawn');
  await expect(page.locator('.notes')).toContainText('0:01 for this move · 0:13 in all');
  // The variation: by key, by its button, and on along it.
  await page.keyboard.press('Shift+ArrowDown');
  await expect(shown).toContainText('P-66');
  await page.keyboard.press('End');
  await expect(shown).toContainText('P-84');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('group', { name: 'Other moves here' }).getByRole('button', { name: 'P-26' }).click();
  await expect(shown).toContainText('P-26');
  await page.locator('.move', { hasText: 'P-76' }).click();
  await expect(page.locator('.notes')).toContainText('A first comment');
  await expect(page.locator('.notes')).toContainText('+120');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.locator('dl')).toContainText('名人戦');
  await expect(page.locator('.export li').filter({ hasText: '.csa' })).toContainText('variations (1)');
  await expect(page.locator('.export li').filter({ hasText: '.kifu' })).toContainText('holds everything');
  await expectAccessible(page);

  // Out as Shift_JIS, in again by file: the same record.
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '.kif Shift_JIS' }).click();
  expect((await download).suggestedFilename()).toBe('2003-05-03-羽生善治-森内俊之.kif');
  const kif = await readFile(await (await download).path());
  expect(kif.includes(Buffer.from([0x89, 0x48, 0x90, 0xb6]))).toBe(true);
  const first = await exported(page, 'kifu');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/#\/records$/);
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'meijin.kif', mimeType: '', buffer: kif });
  await expect(page).toHaveURL(/#\/record\//);
  expect((await exported(page, 'kifu')).toString()).toBe(first.toString());

  // Names and comments can be changed.
  await page.getByText('Details', { exact: true }).click();
  // However much is open beside the board, the page is no longer than the screen.
  await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('.panel details').forEach((details) => (details.open = true)));
  await expect(page.getByRole('link', { name: /\.kif/ }).first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Edit the details' }).click();
  await page.getByLabel('Black', { exact: true }).fill('Habu');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Habu – 森内俊之');
  await page.getByRole('button', { name: 'Edit the comment' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Before the first move');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.comment')).toHaveText('Before the first move');
  expect((await exported(page, 'kifu')).toString()).toContain('*Before the first move');

  // Several files at once, some of them odd.
  await page.goto('/#/records');
  await chooser.setInputFiles([
    { name: 'two.csa', mimeType: '', buffer: Buffer.from(TWO_CSA) },
    { name: 'odd.usi', mimeType: '', buffer: Buffer.from(ODD_USI) },
    { name: 'letter.txt', mimeType: '', buffer: Buffer.from('Dear Sir or Madam') },
  ]);
  const job = (name: string) => page.locator('.job').filter({ hasText: name });
  await expect(job('two.csa')).toContainText('Games: 2');
  await expect(job('letter.txt')).toContainText('No game record was recognised');
  await job('odd.usi').getByText('Warnings: 1').click();
  await expect(job('odd.usi')).toContainText('Line 1, column 26 An illegal move; it is carried out as written. 2f2d');
  await expectAccessible(page);

  // The search.
  const list = page.locator('.list li');
  await expect(list).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('ＡＤＡ');
  await expect(list).toHaveCount(2);
  await page.getByText('More filters').click();
  await page.getByLabel('Result').selectOption('black');
  await expect(list).toHaveText([/Ada – Ben/]);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByLabel('Opening position').fill('▲７六歩△３四歩▲６六歩');
  await expect(list).toHaveText([/Habu – 森内俊之/]);
  await page.getByLabel('Opening position').fill('nonsense');
  await expect(page.locator('.fault')).toHaveText('No position can be read here');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByTitle('Order').selectOption('players');
  await expect(list).toHaveText([/odd\.usi/, /Ada – Ben/, /Cid – Ada/, /Habu/]);

  // A dropped file whose move is illegal: the rule is named beside it.
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['startpos moves 7g7f 3c3d 2h2c'], 'dropped.usi'));
    for (const type of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/#\/record\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dropped.usi');
  await page.keyboard.press('End');
  await expect(page.locator('.notes .illegal')).toContainText('2\u20117');
  await page.locator('.panel').getByText('Warnings on reading').click();
  await expect(page.getByText('Line 1, column 26')).toBeHidden();
});

test('a game that was just played can be had in every format and kept', async ({ game, page }) => {
  await game.startForTwo('7g7f 3c3d');
  await game.play('2g2f');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await game.result.getByText('Download', { exact: true }).click();
  await expect(game.result.locator('.export li')).toHaveCount(9);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '.kifu UTF-8' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('   3 ２六歩(27)');
  expect(text).toContain('   4 投了');
  await game.result.getByRole('button', { name: 'Keep in my records' }).click();
  await game.result.getByRole('link', { name: 'In my records' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black – White');
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/new\/sfen.*moves%207g7f%203c3d%202g2f\/even$/);
  await page.goBack();
  await expect(page.locator('.head')).toContainText('Black wins · Resignation');
  await page.keyboard.press('End');
  await expect(page.locator('.move[aria-current]')).toContainText('Resignation');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('records speak every language and fit', async ({ page, game }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#/records');
    await page.locator('input[type="file"]').setInputFiles([
      { name: 'a-file-with-quite-a-long-name-of-a-title-match-between-two-players.kif', mimeType: '', buffer: Buffer.from(KIF) },
      { name: 'odd.usi', mimeType: '', buffer: Buffer.from(ODD_USI) },
      { name: 'letter.txt', mimeType: '', buffer: Buffer.from('Dear Sir or Madam') },
    ]);
    await expect(page.locator('.job')).toHaveCount(3);
    await expect(page.locator('.job').last()).toContainText('recognised');
    const look = async (language: string, name: string) => {
      if (process.env.KOMADAI_SCREENS)
        await page.screenshot({ path: `${process.env.KOMADAI_SCREENS}/${language}/360-${name}.png`, fullPage: true });
      expect.soft(strangers(await saidBy(page), language), `${language} ${name}`).toEqual([]);
      expect.soft(await overflows(page), `${language} ${name}`).toEqual([]);
    };
    const choose = async (language: string) => {
      await page.locator('header select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    };
    await page.locator('search summary').click();
    await page.locator('.job summary').first().click();
    for (const language of LANGUAGES) {
      await choose(language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainTexts(language).get('records-title')!);
      await look(language, 'records');
    }
    await page.locator('.list a').filter({ hasText: '羽生善治' }).first().click();
    await expect(page.locator('.moves')).toBeVisible();
    // The right half of the board steps on.
    const face = (await game.board.boundingBox())!;
    await page.touchscreen.tap(face.x + face.width * 0.8, face.y + face.height / 2);
    await expect(page.locator('.move[aria-current]')).toHaveAttribute('data-node', '1');
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    await expect(page.locator('.export li')).toHaveCount(10);
    for (const language of LANGUAGES) {
      await choose(language);
      await expect(page.locator('.moves')).toHaveAttribute('aria-label', plainTexts(language).get('moves')!);
      await look(language, 'record');
    }
  });
});
