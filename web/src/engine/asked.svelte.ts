/** The engine of the browser, asked about one position after another. It is loaded with the first question and given back at the end. */
import type { Answer, Question, Reply } from './types';

export class Asked {
  #worker: Worker | undefined;
  #id = 0;
  /** What is known of the last position that was asked about. */
  answer = $state.raw<Answer>();
  /** The engine is not there yet. */
  loading = $state(false);
  /** It thinks. */
  busy = $state(false);
  /** It does not run here. */
  failed = $state(false);

  ask(position: string, lines = 1): void {
    this.#id += 1;
    this.answer = undefined;
    if (this.failed) return;
    this.busy = true;
    this.#worker ??= this.#load();
    this.#worker.postMessage({ id: this.#id, position, lines } satisfies Question);
  }

  /** Ends the thinking, in the middle of it if need be. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.answer = undefined;
    this.loading = this.busy = this.failed = false;
  }

  #load(): Worker {
    this.loading = true;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const fail = () => {
      this.loading = this.busy = false;
      this.failed = true;
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'failed') fail();
      else if (data.kind === 'ready') this.loading = false;
      else if (data.id === this.#id) {
        this.answer = data.answer;
        this.busy = !data.last;
      }
    };
    return worker;
  }
}
