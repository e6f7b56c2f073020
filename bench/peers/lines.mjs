// Prints what tsshogi reads out of files, a line a file, in the shape of crates/record/examples/lines.rs, for comparing the two:
//   npm install --prefix FOLDER tsshogi && node bench/peers/lines.mjs FOLDER FILE…
// Its words for endings are its own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";

const [folder, ...files] = process.argv.slice(2);
const { importKIF, importKI2, importCSA, importJKFString } = createRequire(join(folder, "package.json"))("tsshogi");
const utf8 = new TextDecoder("utf-8", { fatal: true });
const jis = new TextDecoder("shift_jis");

function decode(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return jis.decode(bytes);
  }
}

function read(name, text) {
  if (/kifu?$/.test(name)) return importKIF(text);
  if (/ki2u?$/.test(name)) return importKI2(text);
  return /csa$/.test(name) ? importCSA(text) : importJKFString(text);
}

for (const name of files) {
  const record = read(name, decode(readFileSync(name)));
  if (record instanceof Error) {
    console.log(`${name}\tERROR ${record.message.split("\n")[0]}`);
    continue;
  }
  let all = 0;
  record.forEach((node) => {
    if (node.move.usi) all += 1;
  });
  const moves = [];
  let ending = "-";
  for (let node = record.first.next; node; node = node.next) {
    if (node.move.usi) moves.push(node.move.usi);
    else ending = node.move.type;
  }
  console.log([name, record.initialPosition.sfen, moves.join(" "), all, ending].join("\t"));
}
