import { readFile } from 'node:fs/promises';
import { expect, test } from './program';

test('everything goes into one file and comes back', async ({ game, page }) => {
  await game.startForTwo();
  await game.playAll('7g7f 3c3d');
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  await page.goto('/#/games');
  await page.getByRole('link', { name: 'Your data' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const file = await (await saving).path();
  const copy = JSON.parse(await readFile(file, 'utf8'));
  expect(copy).toMatchObject({ format: 'komadai-backup', version: 1, server: { games: expect.arrayContaining([expect.objectContaining({ id })]) } });
  // The program may hold games of other tests.
  copy.server.games = copy.server.games.filter((kept: { id: string }) => kept.id === id);

  const take = (buffer: string) => page.getByLabel('The file').setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });
  await take('{');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await take('{"format":"other"}');
  await expect(page.getByRole('alert')).toContainText('not a backup');
  await take(JSON.stringify({ ...copy, version: 99 }));
  await expect(page.getByRole('alert')).toContainText('newer version');

  // Gone, and back as it was.
  await page.evaluate((id) => fetch(`/api/games/${id}`, { method: 'DELETE' }), id);
  await page.evaluate(() => localStorage.clear());
  copy.browser['komadai.strength'] = '{"said":"9-kyu"}';
  await take(JSON.stringify(copy));
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status')).toContainText('Games added: 1');
  await page.goto('/');
  await expect(page.getByLabel('Your own grade')).toHaveValue('9-kyu');
  await page.goto(`/#/game/${id}`);
  await game.ready();
  await expect(game.moves).toHaveCount(2);

  // Replacing asks, and saves what is there first.
  await page.goto('/#/data');
  await take(JSON.stringify({ ...copy, server: { games: [] } }));
  await page.getByRole('radio', { name: 'is replaced' }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  const before = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'is replaced' }).click();
  expect((await before).suggestedFilename()).toMatch(/^komadai-before-restore-/);
  await expect(page.getByRole('status')).toContainText(/Games that were not in the file and are gone: [1-9]/);
});

test('a damaged copy is refused with the place of the fault', async ({ page }) => {
  await page.goto('/#/data');
  const copy = { format: 'komadai-backup', version: 1, made_ms: 0, browser: {}, server: { games: [{ id: 'a', created_ms: 1 }] } };
  await page.getByLabel('The file').setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) });
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing has changed. games[0]');
});

test('records go into the file with the bytes they came from, and come back', async ({ page }) => {
  const kif = '手合割：平手\n先手：羽生\n後手：森内\n*はじめに\n   1 ７六歩(77)\n   2 投了\n';
  await page.goto('/#/records');
  await page.locator('input[type=file]').setInputFiles({ name: 'meijin.kif', mimeType: 'text/plain', buffer: Buffer.from(kif) });
  // A file of one game is shown at once.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('羽生 – 森内');
  const [record] = (await page.evaluate(async () => (await fetch('/api/records?q=meijin')).json())).records;
  await page.goto('/#/data');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const copy = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  copy.server = { games: [], files: copy.server.files.filter((file: { name: string }) => file.name === 'meijin.kif'), kept: [] };

  await page.evaluate((id) => fetch(`/api/records/${id}`, { method: 'DELETE' }), record.id);
  const take = () => page.getByLabel('The file').setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) });
  await take();
  await expect(page.getByText('Records in it: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status')).toContainText('Records added: 1');
  const original = await page.evaluate(async (id) => (await fetch(`/api/records/${id}/original`)).text(), record.id);
  expect(original).toBe(kif);

  // What is damaged is refused whole, with its place.
  copy.server.files[0].bytes = copy.server.files[0].bytes.slice(8);
  await take();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing has changed. files[0].bytes');
});
