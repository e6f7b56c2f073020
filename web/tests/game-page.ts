/** What a person does on the page: starts games, clicks squares, reads the moves. */
import { expect, type Locator, type Page } from '@playwright/test';

export class GamePage {
  constructor(readonly page: Page) {}

  get board(): Locator {
    return this.page.locator('.board-face');
  }

  get moves(): Locator {
    return this.page.locator('.moves [data-ply]');
  }

  get result(): Locator {
    return this.page.locator('.result');
  }

  /** The explanation of a refused move. */
  get why(): Locator {
    return this.page.getByRole('alert');
  }

  get promotion(): Locator {
    return this.page.getByRole('dialog', { name: 'Promote this piece?' });
  }

  cell(square: string): Locator {
    return this.page.locator(`[data-square="${square}"]`);
  }

  /** Starts a game between two people, from a pasted start or the usual one. */
  async startForTwo(position = ''): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('radio', { name: 'Someone at this screen' }).check();
    if (position) {
      await this.page.getByText('Starting position', { exact: true }).click();
      await this.page.getByLabel('A position, an SFEN or a list of moves').fill(position);
    }
    await this.page.getByRole('button', { name: 'Start the game' }).click();
    await expect(this.page).toHaveURL(/#\/game\//);
    await this.ready();
  }

  /** Waits for a board on which the present side may move. */
  async ready(): Promise<void> {
    await expect(this.page.locator('.manipulable sg-pieces')).toBeVisible();
    await expect(this.page.locator('.banner')).toHaveCount(0);
  }

  async point(square: string): Promise<{ x: number; y: number }> {
    const box = (await this.board.boundingBox())!;
    const flipped = (await this.page.locator('.sg-wrap.orientation-gote').count()) > 0;
    const file = Number(square[0]);
    const rank = square.charCodeAt(1) - 96;
    const [column, row] = flipped ? [file - 1, 9 - rank] : [9 - file, rank - 1];
    return { x: box.x + (box.width * (column + 0.5)) / 9, y: box.y + (box.height * (row + 0.5)) / 9 };
  }

  async click(square: string): Promise<void> {
    const { x, y } = await this.point(square);
    await this.page.mouse.click(x, y);
  }

  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.point(from), await this.point(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** The piece in a hand; `place` is the stand above or below the board. */
  inHand(kind: string, place: 'top' | 'bottom'): Locator {
    return this.page.locator(`.stand.${place} sg-hp-wrap:not([data-nb="0"]) piece.${kind}`);
  }

  async take(kind: string, place: 'top' | 'bottom'): Promise<void> {
    const piece = this.inHand(kind, place);
    await expect(piece).toBeVisible();
    const box = (await piece.boundingBox())!;
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Makes a move by clicking and waits until the server has it. */
  async play(usi: string): Promise<void> {
    const before = await this.moves.count();
    if (usi[1] === '*') {
      const kinds: Record<string, string> = {
        P: 'pawn',
        L: 'lance',
        N: 'knight',
        S: 'silver',
        G: 'gold',
        B: 'bishop',
        R: 'rook',
      };
      const black = before % 2 === 0;
      await this.take(kinds[usi[0]!]!, black ? 'bottom' : 'top');
    } else {
      await this.click(usi.slice(0, 2));
    }
    await this.click(usi.slice(2, 4));
    // The choice is drawn a moment after the click; so is the move where there is none.
    const settled = async () => (await this.promotion.isVisible()) || (await this.moves.count()) > before;
    await expect.poll(settled).toBe(true);
    if (await this.promotion.isVisible()) {
      // It does not listen to a second tap, so neither does it to a hand that is too quick.
      await this.page.waitForTimeout(450);
      await this.promotion.getByRole('button', { exact: true, name: usi.endsWith('+') ? 'Promote' : 'Don’t promote' }).click();
    }
    await expect(this.moves).toHaveCount(before + 1);
  }

  async playAll(line: string): Promise<void> {
    for (const usi of line.split(' ')) await this.play(usi);
  }

  /** The piece that a square's label names. */
  async expectPiece(square: string, label: string): Promise<void> {
    await expect(this.cell(square)).toHaveAttribute('aria-label', new RegExp(`, ${label}`));
  }
}
