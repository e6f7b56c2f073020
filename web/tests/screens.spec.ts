/** Every screen, for everybody: what axe says of it, how large it is for a finger, and what it is to those who asked for contrast or rest. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './program';

const MIDDLE = 'startpos moves 7g7f 3c3d 8h2b+ 3a2b';
const RECORD = '手合割：平手\n先手：Ada\n後手：Ben\n   1 ７六歩(77)\n*A word\n   2 ３四歩(33)\n   3 投了\n変化：2手\n   2 ８四歩(83)\n';

type Open = (page: Page, request: APIRequestContext) => Promise<void>;

const at =
  (path: string): Open =>
  async (page) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

async function startGame(page: Page, request: APIRequestContext, position: string): Promise<void> {
  const answer = await request.post('/api/games', {
    headers: { origin: new URL(page.url()).origin },
    data: { opponent: { kind: 'person' }, names: { host: 'Ada', guest: 'Grace' }, settings: {}, position },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/#/game/${((await answer.json()) as { id: string }).id}`);
  await expect(page.locator('.manipulable sg-pieces')).toBeVisible();
}

async function press(page: Page, square: string): Promise<void> {
  const box = (await page.locator('.board-face').boundingBox())!;
  const [column, row] = [9 - Number(square[0]), square.charCodeAt(1) - 97];
  await page.mouse.click(box.x + (box.width * (column + 0.5)) / 9, box.y + (box.height * (row + 0.5)) / 9);
}

const SCREENS: Record<string, Open> = {
  start: async (page) => {
    await at('/')(page, page.request);
    for (const summary of await page.locator('summary').all()) await summary.click();
  },
  settings: async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
  game: (page, request) => startGame(page, request, MIDDLE),
  'illegal move': async (page, request) => {
    await startGame(page, request, MIDDLE);
    await press(page, '2h');
    await press(page, '3f');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  promotion: async (page, request) => {
    await startGame(page, request, 'sfen 4k4/9/9/P8/9/9/9/9/4K4 b - 1');
    await press(page, '9d');
    await press(page, '9c');
    await expect(page.getByRole('dialog', { name: 'Promote this piece?' })).toBeVisible();
  },
  result: async (page, request) => {
    await startGame(page, request, 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b - 1');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(page.locator('.result')).toBeVisible();
  },
  games: async (page) => {
    await at('/games')(page, page.request);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  learn: at('/learn'),
  'a lesson to read': at('/learn/board-and-aim/board'),
  'a lesson of squares': at('/learn/nifu/free-file'),
  'a lesson of judging': at('/learn/nifu/twice'),
  'a lesson of choices': at('/learn/furigoma/tie'),
  'the trainer': async (page) => {
    await page.goto('/#/learn/kanji');
    await expect(page.locator('.question img')).toBeVisible();
  },
  rules: at('/rules/R30'),
  rating: at('/rating'),
  data: at('/data'),
  records: async (page, request) => {
    const answer = await request.post('/api/records?name=x.kif', { headers: { origin: new URL(page.url()).origin }, data: RECORD });
    expect(answer.status()).toBe(201);
    await at('/records')(page, request);
    await expect(page.locator('a[href^="#/record/"]').first()).toBeVisible();
  },
  record: async (page) => {
    await page.locator('a[href^="#/record/"]').first().click();
    await expect(page.locator('.board-face')).toBeVisible();
  },
  'no such page': at('/nowhere'),
};

/** Every screen after the other: some begin where the one before has led. */
async function each(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  for (const [name, open] of Object.entries(SCREENS)) {
    await test.step(name, async () => {
      await open(page, page.request);
      await look(name);
      if (name === 'settings') await page.keyboard.press('Escape');
    });
  }
}

/** What is to be pressed and is smaller than a finger. Squares of the board are as large as the screen allows; links within a sentence are text. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="button"]')) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true }) || style.pointerEvents === 'none') continue;
      if (element.closest('[inert], .hidden-text') || (document.querySelector('dialog[open]') && !element.closest('dialog'))) continue;
      const inText = element instanceof HTMLAnchorElement && style.display === 'inline' && element.parentElement!.textContent!.trim() !== element.textContent!.trim();
      if (inText) continue;
      // A box to tick is pressed by its label, too.
      const sizes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((part) => part.getBoundingClientRect());
      const [width, height] = [Math.max(...sizes.map((size) => size.width)), Math.max(...sizes.map((size) => size.height))];
      if (width < LEAST - 0.5 || height < LEAST - 0.5)
        found.push(`${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${width.toFixed(0)}×${height.toFixed(0)}`);
    }
    return found;
  });
}

for (const width of [360, 1280]) {
  test.describe(`on a touch screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true });

    test('every target is as large as a finger', async ({ page, game }) => {
      void game;
      test.setTimeout(240_000);
      await each(page, async (name) => expect.soft(await small(page), name).toEqual([]));
    });
  });
}

for (const [name, media] of [
  ['by day', { colorScheme: 'light' }],
  ['by night, with more contrast', { colorScheme: 'dark', contrast: 'more' }],
] as const) {
  test(`axe finds nothing serious on any screen, ${name}`, async ({ page, game }) => {
    void game;
    // Each look at a screen takes seconds.
    test.setTimeout(400_000);
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await each(page, () => expectAccessible(page));
  });
}

test('nothing moves for those who asked for rest', async ({ page, game }) => {
  void game;
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await each(page, async (name) => {
    const lasting = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { duration } = animation.effect!.getComputedTiming();
        return Number(duration) > 1 ? [`${(animation as CSSAnimation).animationName ?? 'transition'} ${duration}`] : [];
      }),
    );
    expect.soft(lasting, name).toEqual([]);
  });
});

test('more contrast is given to those who ask for it', async ({ page, game }) => {
  void game;
  await page.goto('/');
  await expect(page.locator('.board-set')).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return { soft: style.getPropertyValue('--ink-soft').trim(), ink: style.getPropertyValue('--ink').trim(), board: document.querySelector<HTMLElement>('.board-set')!.dataset.board };
    });
  const usual = await colours();
  expect(usual.soft).not.toBe(usual.ink);
  expect(usual.board).toBe('wood');
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  await expect(page.locator('.board-set')).toBeVisible();
  const more = await colours();
  expect(more.soft).toBe(more.ink);
  expect(more.board).toBe('contrast');
});
