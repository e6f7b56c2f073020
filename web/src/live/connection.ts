/** One WebSocket that comes back by itself: hello with the last sequence number, heartbeats, commands sent again. */
import type { Command, Seat, ServerFrame } from './types';

export const PROTOCOL = 1;

/** How the connection stands: `lost` means that it is being tried again, `gone` that trying is of no use. */
export type Link = 'connecting' | 'open' | 'lost' | 'gone';

export interface ConnectionEvents {
  frame(frame: ServerFrame): void;
  link(link: Link): void;
  /** The last sequence number that the page has. */
  head(): number;
  /** The game is gone for good. */
  deleted(): void;
  /** Everything the page had of the game must be dropped. */
  reset(): void;
}

/** What of WebSocket is used, so that tests can stand in for it. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 10_000;

interface Waiting {
  id: string;
  text: string;
}

export class Connection {
  readonly #open: () => Socket;
  readonly #events: ConnectionEvents;
  #socket: Socket | undefined;
  #ready = false;
  #closed = false;
  #pause = FIRST_PAUSE_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #nonce = 0;
  #counter = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  /** Commands without an answer yet, oldest first; repeated after a reconnect, which the protocol allows. */
  #waiting: Waiting[] = [];

  constructor(open: () => Socket, events: ConnectionEvents) {
    this.#open = open;
    this.#events = events;
    this.#connect();
  }

  /** Sends a command, now or as soon as there is a connection again. Returns its id. */
  send(command: Command, options: { by?: Seat; head?: number } = {}): string {
    const id = `${this.#prefix}-${++this.#counter}`;
    const text = JSON.stringify({ type: 'command', id, ...options, command });
    this.#waiting.push({ id, text });
    if (this.#ready) this.#socket?.send(text);
    return id;
  }

  retryEngine(): void {
    if (this.#ready) this.#socket?.send(JSON.stringify({ type: 'retry-engine' }));
  }

  begin(): void {
    if (this.#ready) this.#socket?.send(JSON.stringify({ type: 'begin' }));
  }

  /** Tries again at once, for example when the browser says that it is online. */
  hurry(): void {
    if (this.#retry === undefined) return;
    this.#pause = FIRST_PAUSE_MS;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    clearTimeout(this.#retry);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    let socket: Socket;
    try {
      socket = this.#open();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#hello(this.#events.head());
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#received(String(data));
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#drop();
      // 4400: the server speaks another version; coming back would not help.
      if (code === 4400) this.#events.link('gone');
      else if (code === 4404) this.#events.deleted();
      else this.#lost();
    };
  }

  #hello(since: number): void {
    this.#socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since }));
    this.#expectAnswer();
  }

  #received(text: string): void {
    this.#pause = FIRST_PAUSE_MS;
    clearTimeout(this.#silence);
    let frame: ServerFrame;
    try {
      frame = JSON.parse(text) as ServerFrame;
    } catch {
      console.error('unreadable frame', text);
      return;
    }
    if (frame.type === 'welcome') {
      this.#ready = true;
      this.#events.link('open');
      for (const { text } of this.#waiting) this.#socket?.send(text);
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY_MS);
    } else if (frame.type === 'error' && frame.code === 'unknown-seq') {
      this.#events.reset();
      this.#hello(0);
      return;
    } else if (frame.type === 'accepted' || frame.type === 'refused') {
      const { id } = frame;
      this.#waiting = this.#waiting.filter((command) => command.id !== id);
    }
    this.#events.frame(frame);
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ type: 'ping', nonce: ++this.#nonce }));
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, PONG_WITHIN_MS);
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    this.#ready = false;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #lost(): void {
    if (this.#closed) return;
    this.#events.link('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }
}
