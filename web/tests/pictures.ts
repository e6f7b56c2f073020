/** Pictures for README.md and docs/walkthrough.md, taken on the way of a test where `KOMADAI_PICTURES` names their folder. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = process.env.KOMADAI_PICTURES;

/** Whether pictures are wanted: then a test may take a longer way. */
export const PICTURES = Boolean(FOLDER);

/** A picture of what is on the screen. JPEG, because the grain of the wooden board makes a PNG four times as large. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 74 });
}
