/** The engine's own package: the same search as in the program, and asked from a record. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchNodes, initSync, kernelName } from '../src/generated/engine/komadai_wasm_engine.js';
import { expectAccessible } from './accessible';
import { paste } from './paste';
import { BINARY, expect, test } from './program';

const DEPTH = 6;

test('the engine of the browser searches as that of the program does', () => {
  const module = join(import.meta.dirname, '../src/generated/engine/komadai_wasm_engine_bg.wasm');
  initSync({ module: readFileSync(module) });
  expect(kernelName()).toBe('simd128');
  const told = execFileSync(BINARY, ['bench', '--depth', `${DEPTH}`], { encoding: 'utf8' });
  expect(benchNodes(DEPTH)).toBe(Number(/Bench: (\d+)/.exec(told)?.[1]));
});

test('the engine is asked about a record, and loaded only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('komadai_wasm_engine')) loaded.push(response.url());
  });
  await page.goto('/#/records');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My records');
  await paste(page, 'position startpos moves 7g7f 3c3d 8h2b+');
  await expect(page).toHaveURL(/#\/record\//);
  const shown = page.locator('.move[aria-current]');
  await expect(shown).toContainText('Start');
  await page.keyboard.press('End');
  await expect(shown).toContainText('Bx22+');
  expect(loaded).toEqual([]);

  const ask = page.getByRole('button', { name: 'Ask the computer' });
  const answer = page.locator('.ask');
  await ask.click();
  // The bishop is taken back, whatever else; Black is not ahead by a bishop.
  await expect(answer.locator('.line')).toHaveText(/^Sx22/, { timeout: 30_000 });
  await expect(answer.locator('strong')).toHaveText(/^[+−]?\d{1,3}$/);
  await expect(answer).toContainText(/depth \d+/);
  expect(loaded.length).toBeGreaterThan(0);
  await expectAccessible(page);
  // The answer follows the position.
  await page.keyboard.press('Home');
  await expect(shown).toContainText('Start');
  await expect(answer.locator('.line')).not.toHaveText(/^S/);
  await ask.click();
  await expect(answer.locator('.line')).toHaveCount(0);
});
