/** One step of a lesson while it is being done: what the board shows, what was answered, what is to be said of it. */
import type { Attempt } from '../board/ground';
import type { IllegalReport } from '../live/types';
import { letterOf, readUsi, type Square, type Usi } from '../rules/names';
import type { PlyView } from '../rules/rules';
import { staysUp } from '../rules/rules';
import { isMate, judge, look, meant, play, whyNot, withSide } from '../rules/study';
import type { Step } from './lessons';

/** What is said of the last try, as far as it does not depend on the language. `about` names a reason of the lesson's own. */
export type Said =
  | { kind: 'illegal'; report: IllegalReport }
  | { kind: 'wrong'; about?: string | undefined }
  | { kind: 'also-good' }
  | { kind: 'squares'; missing: number; extra: number; over?: boolean }
  | { kind: 'done' };

/** So long it takes until the other side answers, in milliseconds: one sees one's own move first. */
const ANSWER_MS = 600;

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>;

export class Exercise {
  readonly step: Step;
  readonly #start: PlyView;
  readonly #ondone: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  view = $state.raw<PlyView>()!;
  /** The position before the last move, as SFEN. */
  before = '';
  said = $state.raw<Said>();
  done = $state(false);
  /** Whether the other side is about to answer. */
  waiting = $state(false);
  /** Squares that have been chosen. */
  picked = $state.raw<ReadonlySet<Square>>(new Set());
  /** Squares that were chosen and are not right. */
  mistaken = $state.raw<readonly Square[]>([]);
  /** Targets that have been visited. */
  visited = $state.raw<ReadonlySet<Square>>(new Set());
  /** Answers that were given and are not right. */
  refused = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer that was right. */
  answered = $state<string>();
  /** The learner's moves so far. */
  moves = $state(0);

  /** `start` is the position as SFEN. */
  constructor(step: Step, start: string, ondone: () => void) {
    const view = look(start);
    if (!view) throw new Error(`no position: ${start}`);
    this.step = step;
    this.#start = view;
    this.#ondone = ondone;
    this.reset();
  }

  reset(): void {
    this.close();
    this.view = { ...this.#start };
    this.said = undefined;
    this.done = false;
    this.picked = new Set();
    this.mistaken = [];
    this.visited = new Set();
    this.refused = new Set();
    this.answered = undefined;
    this.moves = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.waiting = false;
  }

  get sfen(): string {
    return this.#start.sfen;
  }

  /** Whether pieces can be moved now. */
  get movable(): boolean {
    return !this.done && !this.waiting && ['move', 'line', 'collect'].includes(this.step.kind);
  }

  /** Whether anything has been tried that could be undone. */
  get begun(): boolean {
    return this.moves > 0 || this.done || this.picked.size > 0 || this.refused.size > 0;
  }

  /** Takes back what is said of a try. */
  hush(): void {
    if (this.said && this.said.kind !== 'done') this.said = undefined;
  }

  /** A legal move was made on the board. */
  play(usi: Usi): void {
    const { step } = this;
    const next = this.movable ? play(this.view.sfen, usi) : null;
    if (!next) this.#back();
    else if (step.kind === 'move') this.#playOne(step, usi, next);
    else if (step.kind === 'line') this.#playLine(step, usi, next);
    else if (step.kind === 'collect') this.#collect(step, usi, next);
  }

  /** A piece was put where it may not go. Answers whether it stays taken up. */
  attempt(attempt: Attempt): boolean {
    const from = 'from' in attempt ? attempt.from : `${letterOf(attempt.drop)}*`;
    const report = whyNot(this.view.sfen, from, attempt.to);
    if (!report) return false;
    this.said = { kind: 'illegal', report };
    return staysUp(report);
  }

  /** Chooses a square, or takes the choice back. */
  pick(square: Square): void {
    if (this.done) return;
    const picked = new Set(this.picked);
    if (!picked.delete(square)) picked.add(square);
    this.picked = picked;
    this.mistaken = this.mistaken.filter((wrong) => picked.has(wrong));
    if (this.said?.kind === 'squares') this.said = { ...this.said, over: true };
  }

  /** Compares the chosen squares with the right ones. */
  checkSquares(): void {
    const right = this.#rightSquares();
    this.mistaken = [...this.picked].filter((square) => !right.has(square));
    const missing = [...right].filter((square) => !this.picked.has(square)).length;
    if (missing + this.mistaken.length === 0) this.#finish();
    else this.said = { kind: 'squares', missing, extra: this.mistaken.length };
  }

  /** Gives an answer to a question: an option, or of a move `R29` or `allowed`. */
  answer(option: string): void {
    const { step } = this;
    if (this.done) return;
    let right = false;
    if (step.kind === 'choice') right = [step.right].flat().includes(option);
    else if (step.kind === 'illegal') right = option === (step.rule === null ? 'allowed' : `R${step.rule}`);
    if (right) {
      this.answered = option;
      this.#finish();
    } else {
      this.refused = new Set([...this.refused, option]);
      this.said = { kind: 'wrong' };
    }
  }

  /** What the rules say of the move that is to be judged. */
  get verdict(): IllegalReport | null {
    return this.step.kind === 'illegal' ? judge(this.sfen, this.step.move) : null;
  }

  #rightSquares(): Set<Square> {
    const { step } = this;
    if (step.kind !== 'squares') return new Set();
    const { answer } = step;
    if ('squares' in answer) return new Set(answer.squares);
    const start = 'moves-of' in answer ? answer['moves-of'] : `${answer['drops-of']}*`;
    return new Set(this.view.legal.filter((usi) => usi.startsWith(start)).map((usi) => readUsi(usi).to));
  }

  #playOne(step: Of<'move'>, usi: Usi, next: PlyView): void {
    const { sfen } = this.view;
    if (meant(sfen, usi, step.accept) !== undefined) {
      this.#advance(next);
      this.#finish();
      this.#answerWith(step.reply);
      return;
    }
    const wrong = step.wrong?.find(({ moves }) => meant(sfen, usi, moves) !== undefined);
    this.#refuse({ kind: 'wrong', about: wrong?.text });
  }

  #playLine(step: Of<'line'>, usi: Usi, next: PlyView): void {
    const index = this.moves * 2;
    const other = step.alternatives?.[index + 1]?.includes(usi) ?? false;
    const mated = isMate(next) && (step.mate || other);
    if (usi !== step.moves[index] && !mated) {
      this.#refuse(other ? { kind: 'also-good' } : { kind: 'wrong' });
      return;
    }
    this.#advance(next);
    if (mated || index + 1 === step.moves.length) this.#finish();
    else this.#answerWith(step.moves[index + 1]);
  }

  #collect(step: Of<'collect'>, usi: Usi, next: PlyView): void {
    // The other side stands still: it is the learner's turn again.
    const again = look(withSide(next.sfen, this.view.turn));
    if (!again) return this.#back();
    const { to } = readUsi(usi);
    this.#advance({ ...again, last: usi });
    if (step.targets.includes(to)) this.visited = new Set([...this.visited, to]);
    if (step.targets.every((target) => this.visited.has(target))) this.#finish();
  }

  #advance(next: PlyView): void {
    this.#show(next);
    this.moves++;
    this.said = undefined;
  }

  #show(next: PlyView): void {
    this.before = this.view.sfen;
    this.view = next;
  }

  #refuse(said: Said): void {
    this.#back();
    this.said = said;
  }

  /** Draws the position again as it was before a move that did not come to be. */
  #back(): void {
    this.view = { ...this.view };
  }

  #answerWith(reply: Usi | undefined): void {
    if (!reply) return;
    this.waiting = true;
    this.#timer = setTimeout(() => {
      this.waiting = false;
      const next = play(this.view.sfen, reply);
      if (next) this.#show(next);
    }, ANSWER_MS);
  }

  #finish(): void {
    this.done = true;
    this.said = { kind: 'done' };
    this.#ondone();
  }
}

/** The position that a step begins with: its own, or the one in which the steps before it ended. */
export function startOf(steps: readonly Step[], index: number): string {
  const step = steps[index]!;
  if (step.sfen !== undefined || index === 0) return step.sfen ?? '';
  const before = steps[index - 1]!;
  let sfen = startOf(steps, index - 1);
  const moves = before.kind === 'move' ? [...before.accept, before.reply] : before.kind === 'line' ? before.moves : [];
  for (const move of moves) if (move !== undefined) sfen = play(sfen, move)?.sfen ?? sfen;
  return sfen;
}
