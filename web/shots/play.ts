/** The first page, games, and what belongs to them. */
import { action, clear, game, goTo, newGame, openAll, press, send, take, type Screen, type Visit } from './visit';

const MIDDLE_GAME =
  'startpos moves 7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b 3i3h 2b3c 3g3f 7a6b 5i6h 5a4b 2i3g 7c7d 4g4f 6c6d 3h4g 6b6c';
/** Gold to the head of the king, guarded by a pawn, and it is over. */
const BEFORE_MATE = 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1';
const TWO_PAWNS = 'sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1';
const BEFORE_PROMOTION = 'sfen 4k4/9/9/4S4/9/9/9/9/4K4 b - 1';
/** Black's king is in the enemy camp, with too little beside it. */
const ENTERED = 'sfen 4K4/3+P+P4/5R3/9/9/9/9/9/4k4 b G2P 1';
/** White mates with the next move but one: what is to be done about it? */
const IN_CHECK = 'sfen 4k4/9/9/9/4r4/9/9/9/4K4 b G 1';

const CLOCK = { main_ms: 600_000, byoyomi_ms: 30_000, periods: 3, increment_ms: 0 };
const CLOCKED = { settings: { clock: { black: CLOCK, white: CLOCK } } };
const ENGINE = { opponent: { kind: 'engine', level: 1 }, names: { host: '', guest: '' } };

/** Plays rated games and resigns them. */
async function rated(visit: Visit, levels: readonly number[]): Promise<void> {
  for (const level of levels) {
    const settings = { rules: { takeback: 'off' } };
    const { id } = (await send(visit, '/api/games', { opponent: { kind: 'engine', level }, rated: true, settings })) as { id: string };
    await goTo(visit, `/game/${id}`);
    await visit.page.locator('.manipulable sg-pieces').waitFor();
    await press(visit.page, '7g');
    await press(visit.page, '7f');
    await visit.page.locator('.moves [data-ply="2"]').waitFor();
    await resign(visit);
  }
}

async function resign({ page }: Visit): Promise<void> {
  await page.locator('.actions > button').last().click();
  await page.getByRole('dialog').locator('footer .button').first().click();
  await page.locator('.result').waitFor();
}

export const PLAY: readonly Screen[] = [
  {
    name: 'start',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/');
    },
  },
  {
    name: 'start-again',
    open: async (visit) => {
      await clear(visit);
      for (let count = 0; count < 4; count++) await newGame(visit, MIDDLE_GAME, count > 0 ? ENGINE : CLOCKED);
      await goTo(visit, '/');
      await visit.page.locator('.resume').waitFor();
    },
  },
  {
    name: 'start-strength',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/');
      await visit.page.locator('.strength select').selectOption({ index: 20 });
      await visit.page.locator('.strength .row').first().waitFor();
      await visit.page.locator('input[name="kind"]').nth(0).check({ force: true });
    },
  },
  {
    name: 'new-game',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/');
      const { page } = visit;
      await page.locator('input[name="opponent"]').nth(1).check({ force: true });
      await openAll(page);
      await page.locator('input[name="clock"][value="custom"]').check({ force: true });
      await page.locator('.inner input[type="checkbox"]').first().check();
      await page.locator('input[name="illegal"][value="lose"]').check({ force: true });
    },
  },
  {
    name: 'new-game-wrong',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/new/P3k4%2F4R4%2FP8%2FNNNNNNN2%2F9%2F9%2F9%2F9%2F4K4%20b%20-%201/even');
      await visit.page.locator('#position-faults li').first().waitFor();
    },
  },
  { name: 'game', open: (visit) => game(visit, MIDDLE_GAME, CLOCKED) },
  {
    name: 'game-hint',
    open: async (visit) => {
      await game(visit, 'startpos', ENGINE);
      await action(visit.page, 'hint').click();
      await visit.page.locator('.hint.card .button').first().click();
      await visit.page.locator('sq.hinted').nth(1).waitFor();
    },
  },
  {
    name: 'game-promotion',
    open: async (visit) => {
      await game(visit, BEFORE_PROMOTION, { settings: { start: { handicap: 'two' } } });
      await press(visit.page, '5d');
      await press(visit.page, '5c');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'game-handicap',
    open: async (visit) => {
      const settings = { start: { handicap: 'six' }, sides: { kind: 'fixed', black: 'host' } };
      const { id } = (await send(visit, '/api/games', { opponent: { kind: 'person' }, settings })) as { id: string };
      await goTo(visit, `/game/${id}`);
      await visit.page.locator('.manipulable sg-pieces').waitFor();
    },
  },
  {
    name: 'game-offer',
    open: async (visit) => {
      await game(visit, MIDDLE_GAME, { settings: { rules: { draw_offers: true } } });
      await action(visit.page, 'draw').click();
      await visit.page.locator('.offer').waitFor();
    },
  },
  {
    name: 'game-typed',
    open: async (visit) => {
      await game(visit, 'startpos', CLOCKED);
      await visit.page.locator('#typed-move').fill('G-58');
      await visit.page.locator('#typed-move').press('Enter');
      await visit.page.locator('#typed-fault').filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'game-declare',
    open: async (visit) => {
      await game(visit, ENTERED);
      await action(visit.page, 'declare').click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'game-furigoma',
    open: async (visit) => {
      await goTo(visit, `/game/${await newGame(visit, 'startpos', { ...ENGINE, settings: { sides: { kind: 'furigoma', senior: 'host' } } })}`);
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'game-back',
    open: async (visit) => {
      await game(visit, 'startpos', ENGINE);
      await press(visit.page, '7g');
      await press(visit.page, '7f');
      await visit.page.locator('.moves [data-ply="2"]').waitFor();
      await visit.page.locator('.moves [data-ply="1"]').click();
      await visit.page.locator('.banner').waitFor();
    },
  },
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
    name: 'game-lost',
    open: async (visit) => {
      await game(visit, 'startpos', ENGINE);
      await press(visit.page, '7g');
      await press(visit.page, '7f');
      await visit.page.locator('.moves [data-ply="2"]').waitFor();
      await resign(visit);
      await openAll(visit.page);
      await visit.page.locator('.export li').first().waitFor();
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
    name: 'why-check',
    open: async (visit) => {
      await game(visit, IN_CHECK);
      await take(visit.page, 'gold');
      await press(visit.page, '1e');
      await visit.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'games',
    open: async (visit) => {
      await clear(visit);
      await newGame(visit, 'startpos', { ...ENGINE, opponent: { kind: 'engine', level: 12 } });
      await newGame(visit, MIDDLE_GAME, CLOCKED);
      await newGame(visit, MIDDLE_GAME, { names: { host: 'Maximiliane von und zu Guttenberg', guest: 'Володимир Олександрович' } });
      await rated(visit, [3]);
      await goTo(visit, '/games');
      await visit.page.locator('li .button').first().waitFor();
    },
  },
  {
    name: 'games-none',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/games');
    },
  },
  {
    name: 'rating-none',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/rating');
    },
  },
  {
    name: 'rating',
    open: async (visit) => {
      await clear(visit);
      await rated(visit, [6, 3, 1]);
      await goTo(visit, '/rating');
      await visit.page.locator('table').waitFor();
    },
  },
  { name: 'data', open: (visit) => goTo(visit, '/data') },
  {
    name: 'data-file',
    open: async (visit) => {
      await goTo(visit, '/data');
      const copy = { format: 'komadai-backup', version: 1, made_ms: 1_790_000_000_000, browser: {}, server: { games: [] } };
      await visit.page.locator('input[type="file"]').setInputFiles({ name: 'copy.json', mimeType: '', buffer: Buffer.from(JSON.stringify(copy)) });
      await visit.page.locator('input[name="mode"]').nth(1).check({ force: true });
    },
  },
  { name: 'rules', open: (visit) => goTo(visit, '/rules/30') },
  { name: 'lost', open: (visit) => goTo(visit, '/nowhere') },
  { name: 'lost-game', open: (visit) => goTo(visit, '/game/nowhere') },
  {
    name: 'settings',
    open: async (visit) => {
      await clear(visit);
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
