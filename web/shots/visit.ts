/** What a picture-taker does on the page, by means that do not depend on the language. */
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

export async function send({ request, url }: Visit, path: string, data: object | Buffer): Promise<unknown> {
  const response = await request.post(`${url}${path}`, { headers: { origin: url }, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** Makes a game between Ada and Grace, or another one; answers its id. */
export async function newGame(visit: Visit, position: string, more: object = {}): Promise<string> {
  const game = { opponent: { kind: 'person' }, names: { host: 'Ada', guest: 'Grace' }, position, ...more };
  return ((await send(visit, '/api/games', game)) as { id: string }).id;
}

/** Leaves the program without games and records, as it is on a first visit. */
export async function clear({ request, url }: Visit): Promise<void> {
  for (const what of ['games', 'records'] as const) {
    const kept = (await (await request.get(`${url}/api/${what}?limit=200`)).json()) as Record<string, { id: string }[]>;
    for (const { id } of kept[what] ?? []) await request.delete(`${url}/api/${what}/${id}`, { headers: { origin: url } });
  }
}

export async function goTo({ page, url }: Visit, path: string): Promise<void> {
  await page.goto(`${url}/#${path}`);
  await page.locator('main').first().waitFor();
}

export async function game(visit: Visit, position: string, more: object = {}): Promise<void> {
  await goTo(visit, `/game/${await newGame(visit, position, more)}`);
  await visit.page.locator('.manipulable sg-pieces').waitFor();
}

/** Presses a square of a board with Black below. */
export async function press(page: Page, square: string): Promise<void> {
  const box = (await page.locator('.board-face').boundingBox())!;
  const [column, row] = [9 - Number(square[0]), square.charCodeAt(1) - 97];
  await page.mouse.click(box.x + (box.width * (column + 0.5)) / 9, box.y + (box.height * (row + 0.5)) / 9);
}

/** Takes a piece of Black's hand. */
export const take = (page: Page, kind: string) =>
  page.locator(`.stand.bottom sg-hp-wrap:not([data-nb="0"]) piece.${kind}`).click({ force: true });

export const openAll = (page: Page) => page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));

/** The buttons of a game that pictures need, by the beginning of the drawing on them: their words differ. */
const DRAWINGS = { hint: 'M9 18h6m-5 3h4M12', draw: 'M5 9h14M5 15h14', declare: 'M4 19h16' };

export const action = (page: Page, what: keyof typeof DRAWINGS) => page.locator(`.actions > button:has(path[d^="${DRAWINGS[what]}"])`);
