/** The engine in a worker: it thinks longer and longer about the last question, and looks up in between whether there is a new one. */
import moduleUrl from '../generated/engine/komadai_wasm_engine_bg.wasm?url';
import init, { WebEngine } from '../generated/engine/komadai_wasm_engine.js';
import type { Answer, Question, Reply } from './types';

/** Nodes for one answer after the other: the first one is there at once. */
const NODES = [10_000, 40_000, 160_000, 640_000, 1_280_000];
const HASH_MIB = 32;

let engine: WebEngine | undefined;
let question: Question | undefined;
let running = false;

const tell = (reply: Reply) => postMessage(reply);
/** Lets messages in. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function work(): Promise<void> {
  if (running || !engine) return;
  running = true;
  while (question) {
    const { id, position, lines } = question;
    for (const [index, nodes] of NODES.entries()) {
      const answer = JSON.parse(engine.think(position, nodes, lines)) as Answer;
      const last = index === NODES.length - 1 || 'nothing' in answer;
      tell({ kind: 'answer', id, answer, last });
      if (last) question = undefined;
      await pause();
      if (question?.id !== id) break;
    }
  }
  running = false;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  question = data;
  void work();
});

try {
  await init({ module_or_path: moduleUrl });
  engine = new WebEngine(HASH_MIB);
  tell({ kind: 'ready' });
  void work();
} catch {
  tell({ kind: 'failed' });
}
