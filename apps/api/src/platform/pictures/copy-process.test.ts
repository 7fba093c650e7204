import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, getPriority } from "node:os";
import { sharePicture } from "@visiga/contracts/files";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { builtProgram } from "#testing/built-program.ts";
import { noisyPicture, plainPicture } from "#testing/sample-pictures.ts";
import { copiesByProcess, type MakeCopies } from "./copy-process.ts";
import { PictureTurns } from "./picture-turns.ts";

let program: string;
let makeCopies: MakeCopies;
beforeAll(async () => {
  program = await builtProgram("encode-copies");
  makeCopies = copiesByProcess(program, new PictureTurns());
});
const never = new AbortController().signal;
const avif = (width: number) => ({ format: "avif", width }) as const;

test("a process of its own makes the copies that are asked for", async () => {
  const picture = await plainPicture(400, 300).webp().toBuffer();
  const share = { format: "jpeg", focal: { x: 50, y: 50 } } as const;
  const kinds = [share, { format: "webp", width: 200 } as const, avif(200), avif(400)];
  const copies = await makeCopies({ picture, kinds }, never);
  expect(copies.map(({ data, ...kind }) => kind)).toEqual(kinds);
  const made = await Promise.all(copies.map(({ data }) => sharp(data).metadata()));
  expect(made.map(({ format, width }) => ({ format, width }))).toEqual([
    { format: "jpeg", width: sharePicture.width },
    { format: "webp", width: 200 },
    { format: "heif", width: 200 },
    { format: "heif", width: 400 },
  ]);
});

test("a picture that cannot be decoded fails with a reason", async () => {
  const task = { picture: Buffer.from("no picture"), kinds: [avif(200)] };
  await expect(makeCopies(task, never)).rejects.toThrow("unsupported image format");
});

test("a process that ends early, or cannot start, fails", async () => {
  const task = { picture: Buffer.alloc(0), kinds: [] };
  await expect(copiesByProcess("/nowhere.js", new PictureTurns())(task, never)).rejects.toThrow("ended early (1)");
});

test("a stop ends the process at once", async () => {
  const picture = await noisyPicture(1920, 1280).webp().toBuffer();
  const stopping = new AbortController();
  const made = makeCopies({ picture, kinds: [avif(1920)] }, stopping.signal);
  stopping.abort();
  await expect(made).rejects.toThrow("ended early (SIGKILL)");
  await expect(makeCopies({ picture, kinds: [avif(1920)] }, stopping.signal)).rejects.toThrow("aborted");
});

test("it has the lowest priority, and ends with the server that started it", async () => {
  const child = fork(program, [], { serialization: "advanced" });
  child.send({ picture: await plainPicture().webp().toBuffer(), kinds: [avif(200)] });
  await once(child, "message");
  expect(getPriority(Number(child.pid))).toBe(constants.priority.PRIORITY_LOW);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});
