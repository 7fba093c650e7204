import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import sharp from "sharp";
import { type Administrator, openAdministrator } from "./administrator.ts";
import { type ServerProcess, withServer } from "./server-process.ts";
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

async function upload(client: Administrator, picture: Buffer): Promise<string> {
  const { status, body } = await client.add({}, picture);
  const { code = "" } = JSON.parse(String(body)) as { code?: string };
  return `${status} ${code}`.trim();
}

/** The peak memory during `work` and shortly after it, while variants are encoded. */
async function peakDuring(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let until = Number.POSITIVE_INFINITY;
  const watching = (async () => {
    for (; performance.now() < until; await pause(20)) {
      const { serving, copying } = await server.memory();
      peak = Math.max(peak, serving + copying);
    }
  })();
  await work().finally(() => {
    until = performance.now() + 6000;
  });
  await watching;
  return peak;
}

const table = new Table("memory of the whole service (MB, PSS)", "peak", "aim", "answers", "s");
let largest = 0;
await withServer(main, async (server) => {
  const client = await openAdministrator(server.url);
  const { serving } = await server.memory();
  table.add("before", formatInteger(serving), "", "", "");
  for (const [name, concurrency, make] of attacks) {
    const picture = await make();
    const startedAt = performance.now();
    let answers: string[] = [];
    const peak = await peakDuring(server, async () => {
      answers = await Promise.all(Array.from({ length: concurrency }, () => upload(client, picture)));
    });
    largest = Math.max(largest, peak);
    const seconds = ((performance.now() - startedAt) / 1000 - 6).toFixed(1);
    table.add(name, formatInteger(peak), formatInteger(aim), [...new Set(answers)].join(", "), seconds);
  }
});
process.stdout.write(`${table}\n`);
if (largest > aim) process.exitCode = 1;
