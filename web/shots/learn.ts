/** Lessons and the trainer. */
import { goTo, press, take, type Screen, type Visit } from './visit';

async function step(visit: Visit, path: string): Promise<void> {
  await goTo(visit, `/learn/${path}`);
  await visit.page.locator('main.step').waitFor();
}

/** Does one step, so that there is progress to be seen. */
async function first(visit: Visit): Promise<void> {
  await step(visit, 'board-and-aim/first');
  await press(visit.page, '7g');
  await press(visit.page, '7f');
  await visit.page.locator('.yes').waitFor();
}

const said = ({ page }: Visit, how: 'yes' | 'no') => page.locator(`.said .${how}`).first().waitFor();
/** The answers below the board. */
const answer = ({ page }: Visit, index: number) => page.locator('.panel li .button').nth(index).click();

export const LEARN: readonly Screen[] = [
  { name: 'learn', open: (visit) => goTo(visit, '/learn') },
  {
    name: 'learn-begun',
    open: async (visit) => {
      await first(visit);
      await goTo(visit, '/learn');
      await visit.page.locator('.bar').first().waitFor();
    },
  },
  { name: 'lesson', open: (visit) => step(visit, 'lance/walk') },
  { name: 'lesson-read', open: (visit) => step(visit, 'board-and-aim/board') },
  {
    name: 'lesson-hint',
    open: async (visit) => {
      await step(visit, 'board-and-aim/yours');
      await press(visit.page, '5c');
      await visit.page.locator('.panel .button.primary').first().click();
      await said(visit, 'no');
      await visit.page.locator('.ways .button[aria-pressed]').click();
      await visit.page.locator('.said .hint').waitFor();
    },
  },
  {
    name: 'lesson-wrong',
    open: async (visit) => {
      await step(visit, 'board-and-aim/aim');
      await press(visit.page, '4c');
      await press(visit.page, '3c');
      await said(visit, 'no');
    },
  },
  {
    name: 'lesson-rule',
    open: async (visit) => {
      await step(visit, 'board-and-aim/aim');
      await press(visit.page, '5c');
      await press(visit.page, '6c');
      await said(visit, 'no');
    },
  },
  {
    name: 'lesson-done',
    open: async (visit) => {
      await first(visit);
    },
  },
  {
    name: 'lesson-drop',
    open: async (visit) => {
      await step(visit, 'dropping/first');
      await take(visit.page, 'gold').catch(() => undefined);
    },
  },
  {
    name: 'lesson-illegal',
    open: async (visit) => {
      await step(visit, 'illegal-moves/second-pawn');
      await answer(visit, 0);
      await said(visit, 'no');
      await answer(visit, 3);
      await said(visit, 'yes');
    },
  },
  {
    name: 'lesson-choice',
    open: async (visit) => {
      await step(visit, 'clocks/byoyomi');
      await answer(visit, 0);
    },
  },
  { name: 'lesson-last', open: (visit) => step(visit, 'first-game/play') },
  { name: 'kanji', open: (visit) => goTo(visit, '/learn/kanji') },
  {
    name: 'kanji-answer',
    open: async (visit) => {
      await goTo(visit, '/learn/kanji');
      await visit.page.locator('ol .button').first().click();
      await visit.page.locator('.answer p').waitFor();
    },
  },
];
