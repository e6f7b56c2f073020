/** Hints in a friendly game against the engine: first which piece, then the move. */
import { askHint } from './api';
import type { Session } from './session.svelte';
import type { Hint } from './types';

export class Hints {
  readonly #session: Session;
  #hint = $state.raw<Hint>();
  busy = $state(false);
  /** The engine could not be asked. */
  failed = $state(false);

  constructor(session: Session) {
    this.#session = session;
  }

  /** The hint for the move that is to be made now. */
  get current(): Hint | undefined {
    return this.#hint?.ply === this.#session.plies + 1 && this.#session.playing ? this.#hint : undefined;
  }

  /** Whether there are hints in this game at all. */
  get offered(): boolean {
    return !this.#session.rated && this.#session.engine !== null && this.#session.playing;
  }

  async ask(): Promise<void> {
    const show = this.current ? 'move' : 'piece';
    this.busy = true;
    this.failed = false;
    try {
      this.#hint = await askHint(this.#session.id, show);
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  /** Puts the hint away. */
  close(): void {
    this.#hint = undefined;
    this.failed = false;
  }
}
