import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Link, type Socket } from './connection';
import type { ServerFrame } from './types';

/** A socket of which the test plays the server. */
class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.call(this as never, new Event('open'));
  }

  says(frame: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(frame) } as MessageEvent);
  }

  breaks(code = 1006): void {
    this.onclose?.call(this as never, { code } as CloseEvent);
  }
}

const welcome = { type: 'welcome', protocol: 1, game: 'g', head: 0, yours: ['host'], names: { host: '', guest: '' }, engine: null };

function setUp() {
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  const frames: ServerFrame[] = [];
  const state = { head: 0, resets: 0, deleted: 0 };
  const connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    {
      frame: (frame) => frames.push(frame),
      link: (link) => links.push(link),
      head: () => state.head,
      deleted: () => state.deleted++,
      reset: () => {
        state.resets++;
        state.head = 0;
      },
    },
  );
  return { connection, sockets, links, frames, state, last: () => sockets.at(-1)! };
}

describe('Connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('says hello with the last number it has', () => {
    const { last, state } = setUp();
    state.head = 14;
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, since: 14 }]);
  });

  test('keeps commands until it is welcome, and repeats those without an answer after a reconnect', () => {
    const { connection, last, sockets } = setUp();
    last().open();
    const move = connection.send({ type: 'play', move: '7g7f', ply: 1 });
    expect(last().sent).toHaveLength(1);
    last().says(welcome);
    expect(last().sent[1]).toMatchObject({ type: 'command', id: move });
    const other = connection.send({ type: 'resign' }, { by: 'host', head: 3 });
    expect(other).not.toBe(move);
    expect(last().sent[2]).toMatchObject({ id: other, by: 'host', head: 3, command: { type: 'resign' } });
    last().says({ type: 'accepted', id: move, seq: 3 });

    last().breaks();
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    last().open();
    last().says(welcome);
    expect(last().sent.slice(1)).toEqual([expect.objectContaining({ id: other })]);
  });

  test('comes back after growing pauses, at most ten seconds', () => {
    const { sockets, links, last } = setUp();
    for (const pause of [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]) {
      const before = sockets.length;
      last().breaks();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    expect(new Set(links)).toEqual(new Set(['lost']));
    last().open();
    last().says(welcome);
    expect(links.at(-1)).toBe('open');
    last().breaks();
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(10);
  });

  test('hurries only while it waits', () => {
    const { connection, sockets, last } = setUp();
    connection.hurry();
    expect(sockets).toHaveLength(1);
    last().breaks();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test('takes silence after a ping for a lost connection', () => {
    const { sockets, links, last } = setUp();
    last().open();
    last().says(welcome);
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping', nonce: 1 });
    last().says({ type: 'pong', nonce: 1, clock: null });
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping', nonce: 2 });
    vi.advanceTimersByTime(10_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(links).toEqual(['open', 'lost']);
  });

  test('drops everything when the server does not know its number', () => {
    const { last, state, frames } = setUp();
    state.head = 99;
    last().open();
    last().says({ type: 'error', code: 'unknown-seq', field: 'since', message: '' });
    expect(state.resets).toBe(1);
    expect(last().sent.at(-1)).toEqual({ type: 'hello', protocol: 1, since: 0 });
    expect(frames).toEqual([]);
  });

  test('gives up where the server speaks another version', () => {
    const { sockets, links, last } = setUp();
    last().breaks(4400);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(links).toEqual(['gone']);
  });

  test('does not come back to a game that was deleted', () => {
    const { sockets, links, last, state } = setUp();
    last().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(links).toEqual([]);
    expect(state.deleted).toBe(1);
  });

  test('says that the game may begin only where it is heard', () => {
    const { connection, last } = setUp();
    last().open();
    connection.begin();
    expect(last().sent).toHaveLength(1);
    last().says(welcome);
    connection.begin();
    expect(last().sent.at(-1)).toEqual({ type: 'begin' });
  });

  test('is quiet once closed', () => {
    const { connection, sockets, links, last } = setUp();
    last().breaks();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(links).toEqual(['lost']);
  });

  test('overlooks a frame that cannot be read', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { last, frames } = setUp();
    last().open();
    last().onmessage?.call(last() as never, { data: '{' } as MessageEvent);
    last().says(welcome);
    expect(frames).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
