/** The screens of which pictures are taken. Whoever adds a screen to the page adds it here, by means that do not depend on the language. */
import type { APIRequestContext, Page } from '@playwright/test';

export interface Visit {
  page: Page;
  request: APIRequestContext;
  /** Where the program answers. */
  url: string;
}

export interface Screen {
  name: string;
  /** Leads to the screen. */
  open: (visit: Visit) => Promise<void>;
}

const MIDDLE_GAME =
  'startpos moves 7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b 3i3h 2b3c 3g3f 7a6b 5i6h 5a4b 2i3g 7c7d 4g4f 6c6d 3h4g 6b6c';
/** Gold to the head of the king, guarded by a pawn, and it is over. */
const BEFORE_MATE = 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1';
const TWO_PAWNS = 'sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1';

const CLOCK = { main_ms: 600_000, byoyomi_ms: 30_000, periods: 1, increment_ms: 0 };

async function newGame({ request, url }: Visit, position: string, settings = {}): Promise<string> {
  const response = await request.post(`${url}/api/games`, {
    headers: { origin: url },
    data: { opponent: { kind: 'person' }, names: { host: 'Ada', guest: 'Grace' }, settings, position },
  });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

async function goTo({ page, url }: Visit, path: string): Promise<void> {
  await page.goto(`${url}/#${path}`);
  await page.locator('main').first().waitFor();
}

async function game(visit: Visit, position: string, settings = {}): Promise<void> {
  await goTo(visit, `/game/${await newGame(visit, position, settings)}`);
  await visit.page.locator('.manipulable sg-pieces').waitFor();
}

/** Presses a square of a board with Black below. */
async function press(page: Page, square: string): Promise<void> {
  const box = (await page.locator('.board-face').boundingBox())!;
  const [column, row] = [9 - Number(square[0]), square.charCodeAt(1) - 97];
  await page.mouse.click(box.x + (box.width * (column + 0.5)) / 9, box.y + (box.height * (row + 0.5)) / 9);
}

const take = (page: Page, kind: string) => page.locator(`.stand.bottom sg-hp-wrap:not([data-nb="0"]) piece.${kind}`).click({ force: true });

export const SCREENS: readonly Screen[] = [
  { name: 'start', open: (visit) => goTo(visit, '/') },
  { name: 'rating', open: (visit) => goTo(visit, '/rating') },
  { name: 'data', open: (visit) => goTo(visit, '/data') },
  {
    name: 'new-game',
    open: async (visit) => {
      await goTo(visit, '/');
      await visit.page.locator('input[name="opponent"]').nth(1).check({ force: true });
      await visit.page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    },
  },
  { name: 'game', open: (visit) => game(visit, MIDDLE_GAME, { clock: { black: CLOCK, white: CLOCK } }) },
  {
    name: 'game-over',
    open: async (visit) => {
      await game(visit, BEFORE_MATE);
      await take(visit.page, 'gold');
      await press(visit.page, '5b');
      await visit.page.locator('.result').waitFor();
    },
  },
  {
    name: 'why-illegal',
    open: async (visit) => {
      await game(visit, TWO_PAWNS);
      await take(visit.page, 'pawn');
      await press(visit.page, '5e');
      await visit.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'games',
    open: async (visit) => {
      await newGame(visit, MIDDLE_GAME);
      await goTo(visit, '/games');
    },
  },
  { name: 'learn', open: (visit) => goTo(visit, '/learn') },
  { name: 'lesson', open: (visit) => goTo(visit, '/learn/lance/walk') },
  { name: 'rules', open: (visit) => goTo(visit, '/rules/30') },
  {
    name: 'settings',
    open: async (visit) => {
      await goTo(visit, '/');
      await visit.page.locator('header > button').last().click();
      const dialog = visit.page.getByRole('dialog');
      await dialog.waitFor();
      // All of it at once, however long it is: no window that scrolls, but a part of the page.
      await dialog.evaluate((element) => {
        Object.assign(element.style, { position: 'absolute', inset: '12px 0 auto', maxHeight: 'none' });
        document.body.style.minHeight = `${element.getBoundingClientRect().height + 24}px`;
      });
    },
  },
];
