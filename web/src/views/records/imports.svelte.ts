/** Files on their way into the collection, one after the other. */
import { ApiError } from '../../live/api';
import { importFile } from './api';
import type { Imported } from './types';

/** Above this nothing is sent: the server would refuse it. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface Job {
  id: number;
  /** The file's name; undefined for a text that was pasted. */
  name: string | undefined;
  answer?: Imported;
  /** Why it failed: a key of the texts behind `import-failed-`, and the place. */
  fault?: { code: string; line: number; column: number };
}

class Imports {
  jobs = $state<Job[]>([]);
  #next = 1;
  #queue: Promise<unknown> = Promise.resolve();

  /** Imports files, or texts, and answers when all are through. */
  async run(files: readonly { body: Blob; name?: string }[]): Promise<Job[]> {
    const jobs = files.map(({ body, name }) => ({ body, job: this.#begin(name) }));
    const work = this.#queue.then(async () => {
      for (const { body, job } of jobs) await this.#one(body, job);
    });
    this.#queue = work;
    await work;
    return jobs.map(({ job }) => job);
  }

  /** Puts the answers away. */
  clear(): void {
    this.jobs = this.jobs.filter(({ answer, fault }) => !answer && !fault);
  }

  #begin(name: string | undefined): Job {
    this.jobs.push({ id: this.#next++, name });
    return this.jobs.at(-1)!;
  }

  async #one(body: Blob, job: Job): Promise<void> {
    if (body.size > MOST_BYTES) {
      job.fault = { code: 'too-large', line: 0, column: 0 };
      return;
    }
    try {
      job.answer = await importFile(body, job.name);
    } catch (error) {
      const { code, reason, line, column } = error instanceof ApiError ? error.body : { code: 'other', reason: undefined, line: 0, column: 0 };
      const known = ['empty', 'unrecognised', 'unreadable', 'too-large', 'too-many-games'];
      const why = known.find((known) => known === (code === 'unreadable-record' ? reason : code));
      job.fault = { code: why ?? 'other', line: line ?? 0, column: column ?? 0 };
    }
  }
}

/** What came in during this visit: the answers stay to be read when one comes back from a record. */
export const imports = new Imports();
