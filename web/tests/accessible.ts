import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing serious is found by axe on the page as it is, seen from its top. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  // Colours are judged where they come to rest.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html + node.failureSummary) }))).toEqual([]);
}
