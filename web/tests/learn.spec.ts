import { expectAccessible } from './accessible';
import { LANGUAGES, overflows, plainTexts } from './locales';
import { expect, test } from './program';

test.use({ viewport: { width: 360, height: 740 } });

test('lessons are learned by doing, and what has been done is kept', async ({ game, page }) => {
  // A long visit; each look at a screen by axe takes seconds.
  test.setTimeout(300_000);
  const said = page.locator('.said');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const done = async () => {
    await expect(said.locator('.yes')).toBeVisible();
    await next.click();
  };

  // The start page invites whoever has no games yet; the program may hold games of other tests.
  await page.goto('/#/learn/board-and-aim');

  // To read.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board and aim');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  expect(await overflows(page)).toEqual([]);
  await next.click();

  // To choose squares: one that is wrong, and too few.
  await expect(page.getByText('Choose all your pieces')).toBeFocused();
  await game.cell('3d').click();
  await game.cell('5c').click();
  await expect(game.cell('5c')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Submit 2 squares' }).click();
  await expect(said).toContainText('1 square is wrong.');
  await expect(said).toContainText('2 squares are missing.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(said).toContainText('A piece points at the opponent of its owner.');
  await game.cell('5c').click();
  // By keyboard too.
  await game.cell('5c').focus();
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(game.cell('7e')).toHaveAttribute('aria-selected', 'true');
  await game.cell('6g').click();
  await page.getByRole('button', { name: 'Submit 3 squares' }).click();
  await expect(said).toContainText('These three point up');
  await expectAccessible(page);
  await done();

  // To play a move: an illegal one, a legal one that is not asked for, and the right one with its answer.
  await game.click('7g');
  await game.click('7e');
  await expect(said).toContainText('The pawn does not move like that');
  await expect(said.getByRole('link', { name: 'Rule R15' })).toBeVisible();
  await game.click('2g');
  await game.click('2f');
  await expect(said).toContainText('A good move too');
  await expect(game.cell('2g')).toHaveAttribute('aria-label', '2-7, Black pawn');
  await game.click('7g');
  await game.click('7f');
  await expect(game.cell('3d')).toHaveAttribute('aria-label', '3-4, White pawn');
  await done();

  // Reloaded, the lesson is where it was left; the language changes in the middle of a step.
  await page.reload();
  await expect(page).toHaveURL(/#\/learn\/board-and-aim\/aim$/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deska a cíl hry');
  await game.click('5c');
  await game.click('6c');
  await expect(said).toContainText('Pravidlo R15');
  await page.getByRole('combobox', { name: 'Jazyk' }).selectOption('en');
  await expect(said).toContainText('Rule R15');
  await game.click('4c');
  await game.click('3c');
  await expect(said).toContainText('can still escape');
  await game.click('4c');
  await game.click('5b');
  await expect(said).toContainText('Checkmate!');
  await expect(said).toContainText('Lesson complete');

  // What has been done stands in the overview.
  await page.goto('/#/learn');
  await expect(page.getByRole('link', { name: 'Board and aim' })).toContainText('Lesson complete');
  await expect(page.getByRole('link', { name: 'Go on: The king' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflows(page)).toEqual([]);

  // To collect.
  await page.goto('/#/learn/lance/walk');
  for (const move of ['9h9f', '9f9d', '1h1e']) {
    await game.click(move.slice(0, 2));
    await game.click(move.slice(2));
  }
  await expect(said).toContainText('Done in 3 moves.');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(game.cell('9h')).toHaveAttribute('aria-label', /lance/);

  // To judge a move.
  await page.goto('/#/learn/pawn/diagonal');
  await page.getByRole('button', { name: 'It is allowed' }).click();
  await expect(said).toContainText('captures the same way');
  await page.getByRole('button', { name: /^R15: The pawn goes one square/ }).click();
  await expect(said).toContainText('straight ahead');

  // To answer a question.
  await page.goto('/#/learn/silver/back');
  await page.getByRole('button', { name: 'Both of them' }).click();
  await expect(page.getByRole('button', { name: 'Both of them' })).toBeDisabled();
  await page.getByRole('button', { name: 'The silver on 3\u20115' }).click();
  await expect(said.locator('.yes')).toContainText('goes ahead into the attack');

  // To forget it all.
  await page.goto('/#/learn');
  await expect(page.getByText('1 of 4 steps done').first()).toBeAttached();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('link', { name: 'Begin: Board and aim' })).toBeVisible();
  await page.goto('/#/learn/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

test('what is said of a try stands beside the board, and covers no answer', async ({ game, page }) => {
  const said = page.locator('.said');
  const seen = async (step: string) => {
    await expect(said).toBeInViewport({ ratio: 1 });
    for (const part of ['.text', '.board-face']) await expect(page.locator(part), `${step} ${part}`).toBeInViewport({ ratio: 1 });
    const [board, words, ways] = await Promise.all(['.board-face', '.said', '.ways'].map((part) => page.locator(part).boundingBox()));
    // Over the lower edge at most.
    expect(words!.y, step).toBeGreaterThanOrEqual(board!.y + board!.height * 0.9);
    await expect(page.locator('.next'), step).toBeInViewport({ ratio: 1 });
    expect(ways!.y, step).toBeGreaterThanOrEqual(words!.y + words!.height);
    expect(await page.evaluate(() => scrollY), step).toBe(0);
  };
  /** Answers can be read whatever is said of them. */
  const uncovered = async (step: string) => {
    const [answers, words] = await Promise.all(['.panel', '.said'].map((part) => page.locator(part).boundingBox()));
    expect(words!.y, step).toBeGreaterThanOrEqual(answers!.y + answers!.height);
  };
  await page.goto('/#/learn/board-and-aim/aim');
  await game.click('5c');
  await game.click('6c');
  await expect(said.getByRole('link', { name: 'Rule R15' })).toBeVisible();
  await seen('aim');
  // Long answers lie below the board; once the right one is given, the others are gone.
  await page.goto('/#/learn/illegal-moves/second-pawn');
  await page.getByRole('button', { name: 'It is allowed' }).click();
  await expect(said.locator('.no')).toBeInViewport({ ratio: 1 });
  await uncovered('illegal, wrong');
  await page.getByRole('button', { name: /^R29/ }).click();
  await expect(said.locator('.yes')).toBeVisible();
  await expect(page.getByRole('button', { name: /^R2[78]/ })).toHaveCount(0);
  await expect(said.locator('.yes')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.next')).toBeInViewport({ ratio: 1 });
  await uncovered('illegal, right');
  await page.goto('/#/learn/board-and-aim/yours');
  await game.click('5c');
  await page.getByRole('button', { name: 'Submit 1 square' }).click();
  await expect(said.locator('.no')).toBeInViewport({ ratio: 1 });
  await uncovered('squares');
  // Another choice takes it back, and moves nothing.
  const top = await page.evaluate(() => scrollY);
  await game.click('5c');
  await expect(said.locator('.no')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('no name of a piece is broken within a word', async ({ page }) => {
  for (const language of LANGUAGES.filter((language) => language !== 'ja')) {
    await page.goto('/#/learn/kanji');
    await page.evaluate((language) => localStorage.setItem('komadai.settings', JSON.stringify({ language })), language);
    // The names that are asked for are drawn by lot: whatever they are, here are the longest.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('ol button')).toHaveCount(4);
    const texts = plainTexts(language);
    const names = ['gold', 'silver', 'knight', 'bishop', 'pro-silver', 'dragon'].map((kind) => texts.get(`piece-${kind}`)).filter((name) => name !== undefined);
    const tight = await page.locator('ol button > span').first().evaluate((span, names) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = getComputedStyle(span).font;
      const button = span.parentElement!;
      const style = getComputedStyle(button);
      // As in the row of the widest name: what else stands in it takes its part.
      const others = [...button.children].filter((one) => one !== span && getComputedStyle(one).position !== 'absolute');
      const widths = others.map((one) => one.getBoundingClientRect().width + parseFloat(style.columnGap));
      const beside = style.flexDirection.startsWith('column') ? 0 : widths.reduce((sum, width) => sum + width, 0);
      const room = button.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - beside;
      return names.flatMap((name) => name.split(/[\s\u00ad-]/)).filter((word) => pen.measureText(word).width > room);
    }, names);
    expect(tight, language).toEqual([]);
  }
});

test('the trainer brings cards back', async ({ page, game }) => {
  void game;
  test.slow();
  const card = page.locator('.question img');
  const answer = page.locator('.answer');
  await page.goto('/#/learn');
  await page.getByRole('link', { name: 'Read the pieces' }).click();

  // From the picture to the name: a wrong answer shows the right one.
  await expect(card).toHaveAttribute('alt', '玉');
  await page.locator('ol button:not(:has-text("King"))').first().click();
  await expect(answer).toHaveText(/King\s+玉\s+gyoku$/);
  await page.getByRole('button', { name: 'Next card' }).click();

  // By keyboard.
  await expect(card).toHaveAttribute('alt', '王');
  const names = await page.locator('ol button').allTextContents();
  await page.keyboard.press(`${names.findIndex((name) => name.includes('King')) + 1}`);
  await expect(answer.locator('.yes')).toContainText(/King\s+王\s+ō$/);
  await expectAccessible(page);
  expect(await overflows(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Next card' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('alt', '飛');

  // Kept; what was missed comes back before long, what was known does not.
  await page.clock.install({ time: Date.now() + 5 * 60_000 });
  await page.reload();
  await expect(card).toHaveAttribute('alt', '玉');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(card).toHaveAttribute('alt', '玉');
  expect(await page.evaluate(() => localStorage.getItem('komadai.kanji'))).toBe('{}');
});
