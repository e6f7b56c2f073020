// zshogi (npm) as an engine that speaks USI on the standard streams, so that `komadai match` can play it:
//   npm install --prefix FOLDER zshogi
//   komadai match --b "node bench/peers/zshogi.mjs FOLDER" --nodes 5000
// zshogi knows a fixed depth only and answers when it is done. So it searches deeper and deeper here, in a thread of its own. Under a limit of
// nodes an iteration that was begun is finished: it never gets fewer nodes than it was promised, often more. Under a limit of time the thread is
// ended when the time is up, and the answer is that of the last whole iteration.
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

const DEEPEST = 64;
// What ending the thread and writing the answer may take, in milliseconds.
const MARGIN = 10;

async function serve(folder) {
  const require = createRequire(join(folder, "package.json"));
  const module = await import(pathToFileURL(require.resolve("zshogi")).href);
  const engine = await (module.Engine ?? module.default.Engine).init();
  engine.run("isready");
  parentPort.on("message", ({ position, depth }) => {
    engine.run(`setoption name DepthLimit value ${depth}`);
    engine.run(position);
    parentPort.postMessage(engine.run("go").trim().split("\n"));
  });
  parentPort.postMessage("ready");
}

class Searcher {
  constructor(folder) {
    this.folder = folder;
    this.start();
  }

  start() {
    this.worker = new Worker(new URL(import.meta.url), { workerData: this.folder });
    this.worker.on("error", (error) => {
      console.error(`zshogi: ${error.message}`);
      process.exit(1);
    });
    this.ready = new Promise((done) => this.worker.once("message", done));
  }

  // The lines of one iteration, or nothing where the time is up first; then the thread is a new one.
  async iterate(position, depth, deadline) {
    await this.ready;
    const answer = new Promise((done) => this.worker.once("message", done));
    this.worker.postMessage({ position, depth });
    if (deadline === undefined) return answer;
    let timer;
    const late = new Promise((done) => {
      timer = setTimeout(done, Math.max(0, deadline - performance.now()));
    });
    const lines = await Promise.race([answer, late]);
    clearTimeout(timer);
    if (lines === undefined) {
      this.worker.removeAllListeners("message");
      void this.worker.terminate();
      this.start();
    }
    return lines;
  }
}

function limits(words, white) {
  const number = (name) => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : Number(words[at + 1]);
  };
  const left = number(white ? "wtime" : "btime");
  const byoyomi = number("byoyomi") ?? 0;
  const increment = number(white ? "winc" : "binc") ?? 0;
  const clock = left === undefined ? undefined : Math.min(left + byoyomi, left / 40 + increment * 0.8 + byoyomi);
  return { nodes: number("nodes") ?? Infinity, depth: number("depth") ?? DEEPEST, time: number("movetime") ?? clock };
}

async function think(searcher, position, words) {
  const moves = position.split(" moves ")[1]?.split(" ").length ?? 0;
  const starts = position.includes(" w ") ? 1 : 0;
  const limit = limits(words, (moves + starts) % 2 === 1);
  const begin = performance.now();
  let best = "bestmove resign";
  let nodes = 0;
  for (let depth = 1; depth <= limit.depth; depth++) {
    const deadline = limit.time === undefined || depth === 1 ? undefined : begin + limit.time - MARGIN;
    const lines = await searcher.iterate(position, depth, deadline);
    if (lines === undefined) break;
    best = lines.find((line) => line.startsWith("bestmove")) ?? best;
    const info = lines.findLast((line) => line.startsWith("info depth"));
    if (info === undefined) break;
    nodes += Number(/ nodes (\d+)/.exec(info)?.[1] ?? 0);
    console.log(info.replace(/ nodes \d+/, ` nodes ${nodes}`));
    const mate = / score mate /.test(info);
    const late = limit.time !== undefined && performance.now() - begin > limit.time - MARGIN;
    if (nodes >= limit.nodes || mate || late || limit.nodes === Infinity && limit.time === undefined && limit.depth === DEEPEST) break;
  }
  console.log(best);
}

async function talk(folder) {
  const searcher = new Searcher(folder);
  let position = "position startpos";
  for await (const line of createInterface({ input: process.stdin })) {
    const words = line.trim().split(/\s+/);
    if (words[0] === "usi") {
      console.log("id name zshogi\nid author usumerican\nusiok");
    } else if (words[0] === "isready") {
      await searcher.ready;
      console.log("readyok");
    } else if (words[0] === "position") {
      position = line.trim();
    } else if (words[0] === "go") {
      await think(searcher, position, words);
    } else if (words[0] === "quit") {
      break;
    }
  }
  process.exit(0);
}

if (isMainThread) {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error("usage: node bench/peers/zshogi.mjs FOLDER, where zshogi was installed by npm install --prefix FOLDER zshogi");
    process.exit(2);
  }
  await talk(folder);
} else {
  await serve(workerData);
}
