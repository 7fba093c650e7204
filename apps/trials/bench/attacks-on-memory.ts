import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import sharp from "sharp";
import { administrator, logIn } from "./administrator.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { makePhotograph } from "./upload.ts";

/**
 * Uploads the pictures that are most expensive to decode and prints the peak memory (PSS) of the server, its database
 * and its child processes. Sends some 30 uploads over loopback to a server that it starts; takes a few minutes. `--main
 * PATH` measures another built server.
 */
const { main = currentRelease.main } = parseArgs({ options: { main: { type: "string" } } }).values;

/** Limit for all processes together, in megabytes. */
const aim = 700;

sharp.concurrency(1);
const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 26, g: 108, b: 62, alpha: 0.5 } } });
const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma } },
  });
const progressive = { progressive: true, chromaSubsampling: "4:4:4" };
const interlaced = { progressive: true, compressionLevel: 1 };

/** Name, number of parallel uploads, and the picture. */
const attacks: [name: string, concurrency: number, make: () => Promise<Buffer>][] = [
  ["a photograph of 12 megapixels", 1, () => makePhotograph()],
  ["ten photographs of 12 megapixels at once", 10, () => makePhotograph()],
  ["AVIF of 64 megapixels", 1, () => blank(8000, 8000).avif({ effort: 0, quality: 20 }).toBuffer()],
  ["two at once", 2, () => blank(8000, 8000).avif({ effort: 0, quality: 20 }).toBuffer()],
  ["AVIF of 17 megapixels", 1, () => blank(4200, 4000).avif({ effort: 0, quality: 20 }).toBuffer()],
  ["progressive JPEG of 64 megapixels", 1, () => blank(8000, 8000).jpeg(progressive).toBuffer()],
  ["ten progressive JPEGs of 50 megapixels at once", 10, () => blank(8000, 6250).jpeg(progressive).toBuffer()],
  [
    "interlaced PNG of 64 megapixels, 16 bits",
    1,
    () => blank(8000, 8000, 4).toColourspace("rgb16").png(interlaced).toBuffer(),
  ],
  [
    "interlaced PNG of 36 megapixels, 16 bits",
    1,
    () => blank(7200, 5000, 4).toColourspace("rgb16").png(interlaced).toBuffer(),
  ],
  ["lossless WebP of 20 megapixels", 1, () => noise(5000, 4000, 1).webp({ lossless: true, effort: 0 }).toBuffer()],
  ["JPEG of 64 megapixels, 33,333 px tall", 1, () => blank(1920, 33_333).jpeg().toBuffer()],
  [
    "JPEG of 8 megapixels, 4,096 px tall, with its variants",
    1,
    () => noise(1920, 4096, 20).jpeg({ quality: 60 }).toBuffer(),
  ],
];

async function upload({ url }: ServerProcess, token: string, picture: Buffer): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Bench", title: "EVENTS", page: "GALLERY" }))
    form.set(name, value);
  form.set("file", new Blob([Uint8Array.from(picture)]), "picture");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/files/image`, { method: "POST", headers, body: form });
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status}${code ? ` ${code}` : ""}`;
}

/** The peak memory during `work` and shortly after it, while variants are encoded. */
async function peakDuring(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let working = true;
  const watching = (async () => {
    const end = () => working || performance.now() < until;
    let until = Number.POSITIVE_INFINITY;
    while (end()) {
      const { serving, copying } = await server.memory();
      peak = Math.max(peak, serving + copying);
      await pause(20);
      if (!working && until === Number.POSITIVE_INFINITY) until = performance.now() + 6000;
    }
  })();
  await work();
  working = false;
  await watching;
  return peak;
}

const table = new Table("memory of the whole service (MB, PSS)", "peak", "aim", "answers", "s");
const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
const environment = { NODE_ENV: "production", DATA_DIR: join(folder, "data"), ...administrator };
const server = await startProcess([main], "/", environment);
let largest = 0;
try {
  const token = await logIn(server);
  const { serving } = await server.memory();
  table.add("before", formatInteger(serving), "", "", "");
  for (const [name, concurrency, make] of attacks) {
    const picture = await make();
    const startedAt = performance.now();
    let answers: string[] = [];
    const peak = await peakDuring(server, async () => {
      answers = await Promise.all(Array.from({ length: concurrency }, () => upload(server, token, picture)));
    });
    largest = Math.max(largest, peak);
    const seconds = ((performance.now() - startedAt) / 1000 - 6).toFixed(1);
    table.add(name, formatInteger(peak), formatInteger(aim), [...new Set(answers)].join(", "), seconds);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(`${table}\n`);
if (largest > aim) process.exitCode = 1;
