/** The real program, started for the tests: one server with a data folder of its own for each test file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { GamePage } from './game-page';

export const BINARY = resolve(process.env.KOMADAI_BIN ?? '../target/release/komadai');

export class Program {
  url = '';
  #child: ChildProcess | undefined;

  private constructor(readonly folder: string) {}

  static async start(): Promise<Program> {
    if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: cargo xtask build, or set KOMADAI_BIN`);
    const program = new Program(await mkdtemp(join(tmpdir(), 'komadai-e2e-')));
    await program.run(0);
    return program;
  }

  async run(port: number): Promise<void> {
    const child = spawn(BINARY, ['serve', '--port', `${port}`, '--data-dir', this.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Komadai: (http:\S+)/.exec(line)?.[1];
      if (!url) continue;
      this.url = url.replace(/\/$/, '');
      return;
    }
    throw new Error('the program ended before it named its address');
  }

  /** Kills it as a crash would, without a chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts it again on the same port and folder. */
  async again(): Promise<void> {
    await this.run(Number(new URL(this.url).port));
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface TestFixtures {
  program: Program;
  game: GamePage;
}

interface WorkerFixtures {
  desk: Desk;
}

/** The program of the file whose tests run now: the next file gets a new one, which knows nothing of this one's games. */
class Desk {
  #program: Program | undefined;
  #file: string | undefined;

  async programFor(file: string): Promise<Program> {
    if (this.#program === undefined || this.#file !== file) {
      await this.clear();
      this.#program = await Program.start();
      this.#file = file;
    }
    return this.#program;
  }

  async clear(): Promise<void> {
    await this.#program?.stop();
    this.#program = undefined;
  }
}

/** Playwright's test with the program and a page on it. A console error or an exception on the page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  desk: [
    async ({}, use) => {
      const desk = new Desk();
      await use(desk);
      await desk.clear();
    },
    { scope: 'worker' },
  ],
  program: async ({ desk }, use, { file }) => use(await desk.programFor(file)),
  baseURL: async ({ program }, use) => use(program.url),
  game: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      // The browser itself reports requests that failed while the program was down, and those that it refused.
      if (message.type() === 'error' && !/net::ERR_|WebSocket connection|status of 4(00|09|13)/.test(message.text())) faults.push(message.text());
    });
    await use(new GamePage(page));
    if (faults.length > 0) throw new Error(`faults on the page:\n${faults.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
