import { readdirSync, readFileSync } from "node:fs";

/**
 * Refuses streams, child processes, sockets and servers without a listener for `error`: such an error ends the process.
 * Each is made as an argument of `listened` or of `pipeline`, which listens. `--list` prints them.
 */
const sources = ["apps/api/src", "apps/keeper/src", "packages/system/src"];

/** The calls, by the module that a file with them imports. */
const made: readonly [module: string, calls: RegExp][] = [
  ["node:fs", /\b(?:create(?:Read|Write)Stream|watch)\(/g],
  ["node:stream", /\bnew (?:PassThrough|Readable|Writable|Transform|Duplex)\(|\bReadable\.from(?:Web)?\(/g],
  ["node:zlib", /\bcreate(?:Gzip|Gunzip|Brotli\w+|Deflate\w*|Inflate\w*|Zstd\w+)\(/g],
  ["node:child_process", /\b(?:spawn|fork)\(/g],
  ["node:worker_threads", /\bnew Worker\(/g],
  ["node:(?:http|https|net|tls)", /\b(?:createServer|connect|createConnection)\(/g],
  ["node:readline", /\bcreateInterface\(/g],
  ["pg", /\bnew (?:pg\.)?(?:Client|Pool)\(/g],
  ["tar-stream", /\b(?:pack|extract)\(/g],
];

const isChecked = (file: string) => file.endsWith(".ts") && !/\.test\.|(^|\/)testing\//.test(file);

/** The name of the call whose arguments contain that place; none for a statement of its own. */
function enclosingCall(text: string, at: number): string | undefined {
  for (let index = at - 1, closed = 0; index >= 0 && text[index] !== ";"; index--) {
    if (text[index] === ")") closed++;
    if (text[index] === "(" && --closed < 0) return /(\w+)$/.exec(text.slice(0, index))?.[1];
  }
  return undefined;
}

for (const source of sources)
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }).filter(isChecked).sort()) {
    const text = readFileSync(`${source}/${file}`, "utf8");
    const calls = made.filter(([module]) => new RegExp(`from "${module}(?:/promises)?"`).test(text));
    for (const { 0: call, index } of calls.flatMap(([, pattern]) => [...text.matchAll(pattern)])) {
      const listener = enclosingCall(text, index);
      const place = `${source}/${file}:${text.slice(0, index).split("\n").length} ${call.slice(0, -1)}`;
      if (listener === "listened" || listener === "pipeline") {
        if (process.argv.includes("--list")) console.log(`${place}: ${listener}`);
        continue;
      }
      process.exitCode = 1;
      console.error(`${place} has no listener for errors: make it in \`listened(...)\` or \`pipeline(...)\``);
    }
  }
