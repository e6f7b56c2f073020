/** Records of games. */
import { clear, goTo, openAll, type Screen, type Visit } from './visit';

/** A game with all that can be written beside it: times, comments, thoughts of an engine, a variation, a move that is not allowed in it. */
const KIF = [
  '手合割：平手',
  '棋戦：名人戦',
  '場所：東京・将棋会館',
  '開始日時：2003/05/03 10:30:00',
  '先手：Ada Lovelace',
  '後手：Grace Hopper',
  '手数----指手---------消費時間--',
  '   1 ７六歩(77)   ( 0:12/00:00:12)',
  '*A comment that is somewhat longer than the column beside the board is wide, so that it is broken.',
  '*#評価値=120',
  '   2 ３四歩(33)   ( 0:05/00:00:05)',
  '*#評価値=-35',
  '   3 ２六歩(27)   ( 0:01/00:00:13)',
  '*#評価値=240',
  '   4 ４四歩(43)   ( 0:08/00:00:13)',
  '*#評価値=310',
  '   5 投了',
  '',
  '変化：3手',
  '   3 ６六歩(67)',
  '   4 ８四歩(83)',
  '',
].join('\n');
const TWO_CSA = 'V2.2\nN+Ada\nN-Ben\nPI\n+\n+7776FU\nT3\n%TORYO\n/\nV2.2\nN+Cid\nN-Ada\nPI\n+\n+2726FU\n-3334FU\n%CHUDAN\n';
const ODD_USI = 'startpos moves 2g2f 8c8d 2f2d\n';

const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });

/** Brings files in. */
async function bring(visit: Visit, ...files: readonly [name: string, text: string][]): Promise<void> {
  await clear(visit);
  await goTo(visit, '/records');
  await visit.page.locator('input[type="file"]').setInputFiles(files.map(([name, text]) => file(name, text)));
}

/** Opens a record by bringing it in alone. */
async function record(visit: Visit, text: string, forward: number): Promise<void> {
  await bring(visit, ['game.kif', text]);
  await visit.page.locator('main.record').waitFor();
  for (let moves = 0; moves < forward; moves++) await visit.page.keyboard.press('ArrowRight');
}

export const RECORDS: readonly Screen[] = [
  {
    name: 'records-none',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/records');
    },
  },
  {
    name: 'records',
    open: async (visit) => {
      await bring(
        visit,
        ['a-file-with-quite-a-long-name-of-a-title-match-between-two-players.kif', KIF],
        ['two.csa', TWO_CSA],
        ['odd.usi', ODD_USI],
        ['letter.txt', 'Dear Sir or Madam'],
      );
      await visit.page.locator('.job').nth(3).waitFor();
      await visit.page.locator('.list li').nth(3).waitFor();
      await openAll(visit.page);
    },
  },
  {
    name: 'records-nothing-found',
    open: async (visit) => {
      await bring(visit, ['two.csa', TWO_CSA]);
      await visit.page.locator('.list li').nth(1).waitFor();
      await visit.page.locator('#records-q').fill('nobody');
      await visit.page.locator('.list').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'records-paste',
    open: async (visit) => {
      await clear(visit);
      await goTo(visit, '/records');
      await visit.page.locator('.bring .button').nth(1).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'record', open: (visit) => record(visit, KIF, 1) },
  {
    name: 'record-all',
    open: async (visit) => {
      await record(visit, KIF, 3);
      await openAll(visit.page);
      await visit.page.locator('.export li').nth(8).waitFor();
    },
  },
  {
    name: 'record-engine',
    open: async (visit) => {
      await record(visit, KIF, 3);
      await visit.page.locator('.ask .button').click();
      await visit.page.locator('.ask .line').waitFor();
    },
  },
  { name: 'record-illegal', open: (visit) => record(visit, ODD_USI, 3) },
  {
    name: 'record-edit',
    open: async (visit) => {
      await record(visit, KIF, 1);
      await visit.page.locator('.notes .button').click();
      await openAll(visit.page);
      await visit.page.locator('.panel details .button').first().click();
      await visit.page.locator('.fields').waitFor();
    },
  },
  {
    name: 'record-delete',
    open: async (visit) => {
      await record(visit, KIF, 1);
      await visit.page.locator('.panel .buttons button').nth(1).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'record-lost', open: (visit) => goTo(visit, '/record/nowhere') },
];
