import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { constants, getPriority } from "node:os";
import { socialImageLimits } from "@visiga/contracts/entries";
import { noisyPicture, plainPicture } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { programPath } from "#testing/program-path.ts";
import { drawInProcess, type EncodeVariants, encodeInProcess } from "./background-process.ts";
import { drawPicture } from "./draw-picture.ts";
import { PictureSemaphore } from "./picture-process.ts";

let program: string;
let encodeVariants: EncodeVariants;
beforeAll(async () => {
  program = await programPath("background-picture");
  encodeVariants = encodeInProcess(program, new PictureSemaphore());
});
/** The different priorities of a process's threads; only on Linux does each thread have one. */
async function priorities(pid = 0): Promise<number[]> {
  const threads = process.platform === "linux" ? (await readdir(`/proc/${pid}/task`)).map(Number) : [pid];
  return [...new Set(threads.map((thread) => getPriority(thread)))];
}

const never = new AbortController().signal;
const avif = (width: number) => ({ format: "avif", width }) as const;

test("a separate process makes the requested variants", async () => {
  const picture = await plainPicture(400, 300).webp().toBuffer();
  const share = { format: "jpeg", focal: { x: 50, y: 50 } } as const;
  const kinds = [share, avif(400), { format: "webp", width: 200 } as const, avif(200)];
  const variants = await encodeVariants({ picture, kinds }, never);
  expect(variants.map(({ data, ...kind }) => kind)).toEqual(kinds);
  const made = await Promise.all(variants.map(({ data }) => sharp(data).metadata()));
  expect(made.map(({ format, width }) => ({ format, width }))).toEqual([
    { format: "jpeg", width: socialImageLimits.width },
    { format: "heif", width: 400 },
    { format: "webp", width: 200 },
    { format: "heif", width: 200 },
  ]);
});

test("a picture that cannot be decoded fails with a reason", async () => {
  const task = { picture: Buffer.from("no picture"), kinds: [avif(200)] };
  await expect(encodeVariants(task, never)).rejects.toThrow("unsupported image format");
});

test("encoding fails if its process ends early or cannot start", async () => {
  const task = { picture: Buffer.alloc(0), kinds: [] };
  await expect(encodeInProcess("/nowhere.js", new PictureSemaphore())(task, never)).rejects.toThrow("ended early (1)");
});

test("stopping the work ends the process at once", async () => {
  const picture = await noisyPicture(1920, 1280).webp().toBuffer();
  const stopping = new AbortController();
  const made = encodeVariants({ picture, kinds: [avif(1920)] }, stopping.signal);
  stopping.abort();
  await expect(made).rejects.toThrow("ended early (SIGKILL)");
  await expect(encodeVariants({ picture, kinds: [avif(1920)] }, stopping.signal)).rejects.toThrow("aborted");
});

test("the process and all its threads have the lowest priority, and it ends with its server", async () => {
  const child = fork(program, [], { serialization: "advanced" });
  child.send({ picture: await plainPicture().webp().toBuffer(), kinds: [avif(200)] });
  await once(child, "message");
  expect(await priorities(child.pid)).toEqual([constants.priority.PRIORITY_LOW]);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("the process that draws gives the picture that is drawn here, and refuses other content", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9v9z" fill="#15378f"/></svg>';
  const draw = drawInProcess(program);
  expect((await draw(svg)).equals(await drawPicture(svg))).toBe(true);
  await expect(draw("words")).rejects.toThrow("unsupported image format");
});
