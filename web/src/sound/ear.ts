/** What there is to hear in a game: each thing once, when it happens, and nothing that had happened before one came. */
import type { Sound } from './synth';

/** What a game looks like at one moment. */
export interface Heard {
  plies: number;
  /** The position after all moves. */
  sfen: string;
  check: boolean;
  ended: boolean;
}

const onBoard = (sfen: string) => (sfen.split(' ')[0] ?? '').replace(/[^a-z]/gi, '').length;

export class Ear {
  #last: Heard | undefined;

  /** The sounds of what changed since the call before; the first call is silent. Several moves at once, after a lost connection, are one sound. */
  hear(now: Heard): Sound[] {
    const last = this.#last;
    this.#last = now;
    if (!last) return [];
    const sounds: Sound[] = [];
    if (now.plies > last.plies) {
      const captured = now.plies === last.plies + 1 && onBoard(now.sfen) < onBoard(last.sfen);
      sounds.push(captured ? 'capture' : 'piece');
    }
    if (now.ended && !last.ended) sounds.push('end');
    else if (now.check && now.plies > last.plies) sounds.push('check');
    return sounds;
  }
}
