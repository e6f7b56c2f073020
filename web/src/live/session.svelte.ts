/** A live game on this page: what the server confirmed, how the connection stands, and what is asked of the server. */
import { Replay, type PlyView } from '../rules/rules';
import { SIDES, type Side, type Usi } from '../rules/names';
import type { Notation } from '../choices';
import { ApiError, readGame } from './api';
import { Connection, type Link } from './connection';
import type {
  ClockFrame,
  Command,
  EngineInfo,
  GameEvent,
  IllegalReport,
  Offer,
  Opponent,
  PawnFace,
  Seat,
  ServerFrame,
  Settings,
  Snapshot,
} from './types';

export interface Furigoma {
  tosses: PawnFace[][];
  senior: Seat;
  black: Seat;
}

/** What the page should say about something that did not happen, or that the other party answered. */
export type Notice =
  /** With dots where the piece stays taken up and its squares are marked. */
  | { kind: 'illegal'; report: IllegalReport; dots?: boolean }
  | { kind: 'refused'; reason: string }
  | { kind: 'declined'; offer: Offer };

export class Session {
  readonly id: string;
  link = $state<Link>('connecting');
  /** Set when there is no such game or it cannot be read; a key of the texts. */
  failure = $state<string>();
  settings = $state.raw<Settings>();
  snapshot = $state.raw<Snapshot>();
  opponent = $state.raw<Opponent>();
  names = $state.raw<Record<Seat, string>>({ host: '', guest: '' });
  /** Whether the game counts for the rating. */
  rated = $state(false);
  yours = $state.raw<Seat[]>([]);
  engine = $state.raw<EngineInfo | null>(null);
  furigoma = $state.raw<Furigoma>();
  notice = $state.raw<Notice>();
  /** The number of moves that are shown; undefined follows the game. */
  shownPly = $state<number>();
  /** The command that waits for its answer. */
  pending = $state<string>();
  /** Raised when the board must be drawn again as the game has it. */
  corrections = $state(0);

  #connection: Connection | undefined;
  #replay: Replay | undefined;
  #head = 0;
  #closed = false;
  /** Game time minus the page's clock, in milliseconds. */
  #offset = 0;

  constructor(id: string) {
    this.id = id;
    void this.#start();
  }

  async #start(): Promise<void> {
    for (let pause = 500; !this.#closed; pause = Math.min(pause * 2, 10_000)) {
      try {
        const info = await readGame(this.id);
        this.opponent = info.opponent;
        this.names = info.names;
        this.rated = info.rated;
        break;
      } catch (error) {
        const code = error instanceof ApiError ? error.body.code : 'internal';
        if (code !== 'offline' && code !== 'unavailable') {
          this.failure = code === 'not-found' ? 'game-not-found' : 'game-failed';
          return;
        }
        this.link = 'lost';
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    if (this.#closed) return;
    const url = new URL(`/api/games/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#connection = new Connection(() => new WebSocket(url), {
      frame: (frame) => this.#receive(frame),
      link: (link) => (this.link = link),
      deleted: () => (this.failure = 'game-not-found'),
      head: () => this.#head,
      reset: () => this.#forget(),
    });
  }

  close(): void {
    this.#closed = true;
    this.#connection?.close();
    this.#forget();
  }

  hurry(): void {
    this.#connection?.hurry();
  }

  // What is shown

  get plies(): number {
    return this.snapshot?.moves.length ?? 0;
  }

  get ply(): number {
    return Math.min(this.shownPly ?? this.plies, this.plies);
  }

  /** The position that is shown. */
  readonly view: PlyView | undefined = $derived.by(() => {
    void this.snapshot;
    return this.#replay?.view(this.ply);
  });

  show(ply: number): void {
    this.shownPly = ply >= this.plies ? undefined : Math.max(0, ply);
  }

  seatOf(side: Side): Seat | undefined {
    return this.snapshot?.seats?.[side];
  }

  sideOf(seat: Seat): Side | undefined {
    return SIDES.find((side) => this.seatOf(side) === seat);
  }

  /** The side that the person here plays, when it is only one. */
  get ownSide(): Side | undefined {
    return this.yours.length === 1 ? this.sideOf(this.yours[0]!) : undefined;
  }

  plays(side: Side): boolean {
    const seat = this.seatOf(side);
    return seat !== undefined && this.yours.includes(seat);
  }

  get playing(): boolean {
    return this.snapshot?.phase === 'playing';
  }

  /** Whether the person here may make a move now. */
  get mayMove(): boolean {
    return (
      this.playing &&
      this.link === 'open' &&
      this.pending === undefined &&
      this.shownPly === undefined &&
      this.plays(this.snapshot!.turn)
    );
  }

  /** The instant of game time that it is now. */
  now(): number {
    return Math.max(0, Math.round(performance.now() + this.#offset));
  }

  clocks() {
    void this.snapshot;
    return this.#replay?.clocks(this.now()) ?? null;
  }

  notation(ply: number, style: Notation): string {
    return this.#replay?.notation(ply, style) ?? '';
  }

  /** How a move would be written if it were made now. */
  whatIf(move: Usi, style: Notation): string {
    return this.#replay?.whatIf(move, style) ?? '';
  }

  /** The position after a number of moves, as SFEN. */
  sfenAt(ply: number): string {
    return this.#replay?.view(ply).sfen ?? '';
  }

  /** The game up to a number of moves, as USI text. */
  usiUpTo(ply: number): string {
    const [start = '', moves = ''] = this.usi().split(' moves ');
    const kept = moves.split(' ').filter(Boolean).slice(0, ply);
    return kept.length > 0 ? `${start} moves ${kept.join(' ')}` : start;
  }

  usi(): string {
    return this.#replay?.usi() ?? '';
  }

  whyNot(from: string, to: string): IllegalReport | null {
    return this.#replay?.whyNot(from, to) ?? null;
  }

  // What is asked

  play(move: Usi): void {
    this.notice = undefined;
    this.#send({ type: 'play', move, ply: this.plies + 1 });
  }

  /** Sends something that answers what is on the screen: refused if the game has gone on. */
  ask(command: Exclude<Command, { type: 'play' }>, by?: Seat): void {
    this.notice = undefined;
    this.#send(command, by, this.#head);
  }

  /** Says that the toss of pawns has been looked at: the game begins. */
  begin(): void {
    this.#connection?.begin();
  }

  retryEngine(): void {
    this.#connection?.retryEngine();
  }

  #send(command: Command, by?: Seat, head?: number): void {
    this.pending = this.#connection?.send(command, { ...(by && { by }), ...(head !== undefined && { head }) });
  }

  // What the server says

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.yours = frame.yours;
        this.names = frame.names;
        this.engine = frame.engine;
        break;
      case 'events':
        try {
          for (const { seq, event } of frame.events) this.#apply(seq, event);
        } catch (error) {
          // An event that the page's rules do not know: the page is older than the program.
          console.error(error);
          this.#connection?.close();
          this.link = 'gone';
        }
        this.#tellTime(frame.clock);
        this.#refresh();
        break;
      case 'engine':
        this.engine = { seat: frame.seat, level: frame.level, state: frame.state };
        break;
      case 'accepted':
        if (frame.id === this.pending) this.pending = undefined;
        break;
      case 'refused':
        if (frame.id === this.pending) this.pending = undefined;
        this.notice = frame.refusal?.illegal
          ? { kind: 'illegal', report: frame.refusal.illegal }
          : { kind: 'refused', reason: frame.code };
        this.corrections++;
        break;
      case 'pong':
        this.#tellTime(frame.clock);
        break;
      case 'error':
        console.error('server:', frame.code, frame.field, frame.message);
        if (frame.code === 'bad-message' || frame.code === 'unknown-type') {
          this.pending = undefined;
          this.corrections++;
        }
    }
  }

  #apply(seq: number, event: GameEvent): void {
    // Sent again after a reconnect that crossed with it.
    if (seq <= this.#head) return;
    if (event.kind === 'created') {
      this.#replay = new Replay(event);
      this.settings = event.settings;
    } else {
      this.#replay?.apply(event);
    }
    this.#head = seq;
    if (event.kind === 'furigoma') this.furigoma = event;
    else if (event.kind === 'offer-declined') this.notice = { kind: 'declined', offer: event.offer };
    else if (event.kind === 'moved' || event.kind === 'taken-back') this.notice = undefined;
    if (event.kind === 'ended' || event.kind === 'taken-back') this.shownPly = undefined;
  }

  #refresh(): void {
    if (!this.#replay) return;
    this.snapshot = this.#replay.snapshot();
  }

  #tellTime(clock: ClockFrame | null): void {
    if (clock) this.#offset = clock.now - performance.now();
  }

  #forget(): void {
    this.#head = 0;
    this.snapshot = undefined;
    this.#replay?.free();
    this.#replay = undefined;
  }
}
