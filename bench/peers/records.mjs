// Reading of records by tsshogi, for comparison with `records` of this package:
//   npm install --prefix FOLDER tsshogi && node bench/peers/records.mjs FOLDER CORPUS [ROUNDS]
// The same bytes in memory, processor time, best of several rounds, after as many to warm up. Files that it does not read are left out and counted.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, corpus, roundsText] = process.argv.slice(2);
const rounds = Number(roundsText ?? 9);
const require = createRequire(join(folder, "package.json"));
const { importKIF, importCSA } = await import(pathToFileURL(require.resolve("tsshogi")).href).then(
  (module) => module.default ?? module,
);

const utf8 = new TextDecoder("utf-8", { fatal: true });
const jis = new TextDecoder("shift_jis");
function decode(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return jis.decode(bytes);
  }
}

function files(folder, extension) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, extension);
    return path.endsWith(extension) ? [path] : [];
  });
}

for (const [extension, read] of [
  [".kif", importKIF],
  [".csa", importCSA],
]) {
  const all = files(corpus, extension).map((path) => readFileSync(path));
  const good = all.filter((bytes) => !(read(decode(bytes)) instanceof Error));
  const size = good.reduce((sum, bytes) => sum + bytes.length, 0) / 1e6;
  let best = Infinity;
  for (let round = 0; round < 2 * rounds; round++) {
    const start = process.cpuUsage();
    for (const bytes of good) read(decode(bytes));
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1e6);
  }
  const left = all.length - good.length;
  console.log(
    `${good.length} ${extension} (${left} left out): ${(good.length / best).toFixed(0)} games/s, ${(size / best).toFixed(1)} MB/s`,
  );
}
