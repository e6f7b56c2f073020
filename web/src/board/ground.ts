/** shogiground behind our own terms: what to show goes in, moves and attempts come out. No other file knows the library. */
import { Shogiground } from 'shogiground';
import type { Api } from 'shogiground/api';
import type { Config } from 'shogiground/config';
import type { Color, Key, MouchEvent, Piece, PieceName } from 'shogiground/types';
import { eventPosition, getKeyAtDomPos } from 'shogiground/util';
import {
  HAND_KINDS,
  letterOf,
  promotedKind,
  readUsi,
  squaresOf,
  unpromotedKind,
  type HandKind,
  type Side,
  type Square,
  type Usi,
} from '../rules/names';

export interface BoardView {
  /** The position, as SFEN. */
  sfen: string;
  /** The side to move. */
  turn: Side;
  /** Every legal move, when the person at the screen is to move; empty otherwise. */
  legal: readonly Usi[];
  /** Whether the side to move may be moved by the person at the screen. */
  movable: boolean;
  lastMove?: Usi | undefined;
  /** The king that is in check. */
  check?: Square | undefined;
  /** Squares that prove why a move was refused. */
  marks?: readonly Square[];
  /** Squares that a hint is about. */
  hints?: readonly Square[];
}

/**
 * A move that is not among the legal ones: a piece from the board or the hand, put where it may not go. A piece that was only
 * pressed, and cannot be taken up because it is the opponent's, is an attempt to the square where it stands.
 */
export type Attempt = { to: Square } & ({ from: Square } | { drop: HandKind });

export interface BoardEvents {
  /** A legal move whose promotion is settled. */
  move(usi: Usi): void;
  /** A move that may be made with or without promotion; the board shows it unpromoted until `settle` or `restore`. */
  choice(usi: Usi, kind: string): void;
  /** Answers whether the piece stays taken up, so that the squares it can go to are still shown. */
  attempt(attempt: Attempt): boolean;
  /** The board or a komadai was pressed and no attempt came of it. */
  touch(): void;
  /** The selection or the drawn position changed. */
  change(): void;
}

export interface BoardElements {
  board: HTMLElement;
  top: HTMLElement;
  bottom: HTMLElement;
}

const colorOf = (side: Side): Color => (side === 'black' ? 'sente' : 'gote');
const sideOf = (color: Color): Side => (color === 'sente' ? 'black' : 'white');

export interface Selection {
  square?: Square | undefined;
  drop?: HandKind | undefined;
}

export class Ground {
  readonly #api: Api;
  readonly #events: BoardEvents;
  #view: BoardView;
  #legal = new Set<Usi>();
  readonly #abort = new AbortController();

  constructor(elements: BoardElements, view: BoardView, orientation: Side, events: BoardEvents) {
    this.#view = view;
    this.#events = events;
    // Listening before the library does: it forgets the selection as soon as a move is not legal.
    const quietly = { capture: true, passive: true, signal: this.#abort.signal };
    for (const type of ['mousedown', 'touchstart']) {
      // The library keeps where the board is until the window changes; a text above it may have moved it since.
      for (const place of [elements.board, elements.top, elements.bottom])
        place.addEventListener(type, () => this.#measure(), quietly);
      elements.board.addEventListener(type, (event) => this.#pressed(event as MouchEvent), quietly);
      for (const hand of [elements.top, elements.bottom]) hand.addEventListener(type, () => events.touch(), quietly);
    }
    for (const type of ['mouseup', 'touchend'])
      document.addEventListener(type, (event) => this.#released(event as MouchEvent), quietly);
    this.#api = Shogiground(
      { ...this.#fixed(), orientation: colorOf(orientation) },
      { board: elements.board, hands: { top: elements.top, bottom: elements.bottom } },
    );
    this.#api.set(this.#config(view), true);
  }

  show(view: BoardView, animate = true): void {
    this.#view = view;
    this.#api.set(this.#config(view), !animate);
    this.#events.change();
  }

  /** Draws the position anew after a move that did not come to be. */
  restore(): void {
    this.#api.cancelMoveOrDrop();
    this.show(this.#view, false);
  }

  /** Shows the promoted face on the square of a move that was shown unpromoted. */
  settlePromotion(usi: Usi): void {
    const { to } = readUsi(usi);
    const piece = this.#api.state.pieces.get(to as Key);
    const role = piece && promotedKind(piece.role);
    if (piece && role) this.#api.setPieces(new Map([[to as Key, { color: piece.color, role }]]));
  }

  orient(side: Side): void {
    if (this.#api.state.orientation !== colorOf(side)) this.#api.toggleOrientation();
  }

  get selection(): Selection {
    const { selected, selectedPiece } = this.#api.state;
    return { square: selected, drop: selectedPiece?.role as HandKind | undefined };
  }

  pieceAt(square: Square): { side: Side; kind: string } | undefined {
    const piece = this.#api.state.pieces.get(square as Key);
    return piece && { side: sideOf(piece.color), kind: piece.role };
  }

  inHand(side: Side, kind: HandKind): number {
    return this.#api.state.hands.handMap.get(colorOf(side))?.get(kind) ?? 0;
  }

  /** Whether the selected piece may go to this square. */
  isTarget(square: Square): boolean {
    const { square: from, drop } = this.selection;
    if (from) return this.#legal.has(from + square) || this.#legal.has(`${from}${square}+`);
    return drop !== undefined && this.#legal.has(`${letterOf(drop)}*${square}`);
  }

  /** What a click on the square does, for keyboards. */
  activate(square: Square): void {
    const attempt = this.#attemptAt(square);
    const { selection } = this;
    const keep = attempt !== undefined && this.#events.attempt(attempt);
    if (!attempt) this.#events.touch();
    if (this.selection.square === square) this.#api.selectSquare(null);
    else this.#api.selectSquare(square as Key);
    if (keep) this.#select(selection);
    this.#events.change();
  }

  activateHand(side: Side, kind: HandKind): void {
    this.#events.touch();
    const chosen = this.selection.drop === kind && this.#view.turn === side;
    this.#api.selectPiece(chosen ? null : { color: colorOf(side), role: kind });
    this.#events.change();
  }

  unselect(): void {
    this.#api.selectSquare(null);
    this.#api.selectPiece(null);
    this.#events.change();
  }

  destroy(): void {
    this.#abort.abort();
    this.#api.destroy();
  }

  #fixed(): Config {
    return {
      disableContextMenu: false,
      scaleDownPieces: false,
      coordinates: { enabled: false },
      highlight: { lastDests: true, check: true },
      animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, hands: true, duration: 160 },
      hands: { roles: [...HAND_KINDS] },
      movable: { free: false, showDests: true, events: { after: (from, to, promoted) => this.#moved(from, to, promoted) } },
      droppable: {
        free: false,
        showDests: true,
        events: { after: (piece, to) => this.#events.move(`${letterOf(piece.role as HandKind)}*${to}`) },
      },
      premovable: { enabled: false },
      predroppable: { enabled: false },
      draggable: { enabled: true, showGhost: true, distance: 4 },
      drawable: { enabled: false, visible: false },
      promotion: {
        promotesTo: promotedKind,
        unpromotesTo: unpromotedKind,
        // Our own choice stands beside the square; the library's is closed by a second tap.
        movePromotionDialog: () => false,
        forceMovePromotion: (from, to) => this.#legal.has(`${from}${to}+`) && !this.#legal.has(from + to),
      },
      events: {
        select: () => this.#events.change(),
        unselect: () => this.#events.change(),
        pieceSelect: () => this.#events.change(),
        pieceUnselect: () => this.#events.change(),
      },
    };
  }

  #config(view: BoardView): Config {
    const [board = '', , hands = '-'] = view.sfen.split(' ');
    this.#legal = new Set(view.movable ? view.legal : []);
    const moves = new Map<Key, Key[]>();
    const drops = new Map<PieceName, Key[]>();
    for (const usi of this.#legal) {
      const { from, drop, to } = readUsi(usi);
      const add = <K>(map: Map<K, Key[]>, key: K) => {
        const list = map.get(key) ?? [];
        if (!list.includes(to as Key)) map.set(key, [...list, to as Key]);
      };
      if (from) add(moves, from as Key);
      else if (drop) add(drops, `${colorOf(view.turn)} ${drop}` as PieceName);
    }
    const last = view.lastMove ? readUsi(view.lastMove) : undefined;
    return {
      sfen: { board, hands },
      turnColor: colorOf(view.turn),
      activeColor: view.movable ? colorOf(view.turn) : undefined,
      lastDests: view.lastMove ? (squaresOf(view.lastMove) as Key[]) : undefined,
      lastPiece: last?.drop ? { color: colorOf(view.turn === 'black' ? 'white' : 'black'), role: last.drop } : undefined,
      checks: view.check ? [view.check as Key] : false,
      movable: { dests: moves },
      droppable: { dests: drops },
      drawable: {
        squares: [
          ...(view.marks ?? []).map((square) => ({ key: square as Key, className: 'why' })),
          ...(view.hints ?? []).map((square) => ({ key: square as Key, className: 'hinted' })),
        ],
      },
    };
  }

  #moved(from: Key, to: Key, promoted: boolean): void {
    const usi = from + to;
    if (promoted) this.#events.move(`${usi}+`);
    else if (this.#legal.has(`${usi}+`)) {
      this.#events.choice(usi, this.#api.state.pieces.get(to)?.role ?? 'pawn');
    } else this.#events.move(usi);
  }

  #measure(): void {
    const { board, hands } = this.#api.state.dom.bounds;
    for (const kept of [board.bounds, hands.bounds, hands.pieceBounds]) kept.clear();
  }

  #keyAt(event: MouchEvent): Key | undefined {
    const { state } = this.#api;
    const position = eventPosition(event) ?? state.draggable.current?.pos;
    const bounds = state.dom.bounds.board.bounds();
    return position && bounds && getKeyAtDomPos(position, state.orientation === 'sente', state.dimensions, bounds);
  }

  #own(piece: Piece | undefined): boolean {
    return piece !== undefined && sideOf(piece.color) === this.#view.turn;
  }

  #attemptAt(square: Square): Attempt | undefined {
    const { square: from, drop } = this.selection;
    if (!this.#view.movable || from === square || this.isTarget(square)) return undefined;
    // Pressing another piece of one's own takes that one up instead.
    if (this.#own(this.#api.state.pieces.get(square as Key))) return undefined;
    if (from) return { from, to: square };
    if (drop) return { drop, to: square };
    return this.#api.state.pieces.has(square as Key) ? { from: square, to: square } : undefined;
  }

  #select({ square, drop }: Selection): void {
    if (!this.#view.movable || this.selection.square || this.selection.drop) return;
    if (square) this.#api.selectSquare(square as Key);
    else if (drop) this.#api.selectPiece({ color: colorOf(this.#view.turn), role: drop });
  }

  /** Takes the piece up again after the library, which hears of the press later, has put it down. */
  #selectLater(selection: Selection): void {
    setTimeout(() => {
      if (this.#abort.signal.aborted) return;
      this.#select(selection);
      this.#events.change();
    });
  }

  #pressed(event: MouchEvent): void {
    const square = this.#keyAt(event);
    const attempt = square && this.#attemptAt(square);
    const { selection } = this;
    if (!attempt) this.#events.touch();
    else if (this.#events.attempt(attempt)) this.#selectLater(selection);
  }

  #released(event: MouchEvent): void {
    const drag = this.#api.state.draggable.current;
    if (!drag?.started || !this.#view.movable) return;
    const to = this.#keyAt(event);
    if (!to || this.isTarget(to)) return;
    const { selection } = this;
    let keep = false;
    if (drag.fromBoard && drag.fromBoard.orig !== to) keep = this.#events.attempt({ from: drag.fromBoard.orig, to });
    else if (drag.fromOutside) keep = this.#events.attempt({ drop: drag.piece.role as HandKind, to });
    if (keep) this.#selectLater(selection);
  }
}
