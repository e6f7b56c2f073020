/** How fast the page is on a slow machine: four times slower than this one, as the browser's own throttle has it. Prints figures, and fails where they exceed the bounds. */
import type { Page } from '@playwright/test';
import { expect, test } from '../tests/program';

const SLOWER = 4;
const VISITS = 5;
const INTERACTIVE_MS = 1500;
const TASK_MS = 50;
/** After so long without a long task nothing more is coming. */
const QUIET_MS = 2500;

interface Seen {
  tasks: { start: number; duration: number }[];
  shift: number;
  /** When the form could be seen and pressed. */
  mounted: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Watches from the first line of the page on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { tasks: [], shift: 0, mounted: 0 };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (document.querySelector('.start button') && document.querySelector('sg-pieces piece')) seen.mounted = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Every visit is a first one.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('loading', async ({ browser, program }) => {
  const visits: { interactive: number; shift: number; longest: number }[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await browser.newPage();
    await watch(page);
    await page.goto(program.url);
    await page.waitForFunction(
      (quiet) => {
        const last = Math.max(window.seen.mounted, ...window.seen.tasks.map(({ start, duration }) => start + duration));
        return window.seen.mounted > 0 && performance.now() - last > quiet;
      },
      QUIET_MS,
      { timeout: 60_000 },
    );
    const { tasks, shift, mounted } = await page.evaluate(() => window.seen);
    // What runs after the page is there still holds up who wants to press something.
    const interactive = Math.max(mounted, ...tasks.map(({ start, duration }) => start + duration));
    visits.push({ interactive, shift, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) });
    await page.close();
  }
  const interactive = median(visits.map((visit) => visit.interactive));
  const shift = Math.max(...visits.map((visit) => visit.shift));
  console.log(
    `interactive after ${Math.round(interactive)} ms (median of ${VISITS}: ${visits.map((visit) => Math.round(visit.interactive)).join(', ')}), ` +
      `layout shift ${shift.toFixed(4)}, longest task while loading ${Math.round(Math.max(...visits.map((visit) => visit.longest)))} ms`,
  );
  expect(shift).toBe(0);
  expect(interactive).toBeLessThanOrEqual(INTERACTIVE_MS);
});

test('a move', async ({ page, game }) => {
  await watch(page);
  await game.startForTwo();
  await page.waitForTimeout(QUIET_MS);
  const before = await page.evaluate(() => performance.now());
  await game.playAll('7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f');
  await page.waitForTimeout(500);
  const tasks = (await page.evaluate(() => window.seen.tasks)).filter(({ start }) => start >= before);
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  console.log(longest > 0 ? `longest task during a move ${Math.round(longest)} ms` : `no task over ${TASK_MS} ms during a move`);
  expect(longest).toBeLessThanOrEqual(TASK_MS);
});
