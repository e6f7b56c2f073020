// Reading of records by tsshogi, for `records` of this package, which starts it and hands it the paths of the files, one a line:
//   npm install --prefix FOLDER tsshogi && node bench/peers/records.mjs FOLDER kif|csa ROUNDS < PATHS
// It answers with the number of files that were read, their bytes and the seconds of the best round. The same bytes in memory,
// processor time, after as many rounds to warm up.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, format, roundsText] = process.argv.slice(2);
const rounds = Number(roundsText);
const require = createRequire(join(folder, "package.json"));
const { importKIF, importCSA } = await import(pathToFileURL(require.resolve("tsshogi")).href).then(
  (module) => module.default ?? module,
);
const read = format === "kif" ? importKIF : importCSA;

const utf8 = new TextDecoder("utf-8", { fatal: true });
const jis = new TextDecoder("shift_jis");
function decode(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return jis.decode(bytes);
  }
}

const paths = readFileSync(0, "utf8").split("\n").filter(Boolean);
const good = paths.map((path) => readFileSync(path)).filter((bytes) => !(read(decode(bytes)) instanceof Error));
const size = good.reduce((sum, bytes) => sum + bytes.length, 0);
let best = Infinity;
for (let round = 0; round < 2 * rounds; round++) {
  const start = process.cpuUsage();
  for (const bytes of good) read(decode(bytes));
  const { user, system } = process.cpuUsage(start);
  best = Math.min(best, (user + system) / 1e6);
}
console.log(`${good.length} ${size} ${best}`);
