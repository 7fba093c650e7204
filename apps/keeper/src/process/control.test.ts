import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askHolder, type Control, isHeld, takeControl } from "./control.ts";

let parent: string;
let folder: string;
let held: (Control | null)[] = [];
let child: ChildProcess | undefined;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "visiga-control-"));
  folder = join(parent, "lock");
});
afterEach(async () => {
  for (const control of held) await control?.release();
  held = [];
  child?.kill("SIGKILL");
  await rm(parent, { recursive: true, force: true });
});

async function take(): Promise<Control | null> {
  const control = await takeControl(folder, {
    name: () => "the first",
    later: async () => 7,
    fails: () => JSON.parse(""),
  });
  held.push(control);
  return control;
}

/** A process that holds the folder, or blocks its event loop afterwards. */
async function holdByProcess(then = ""): Promise<ChildProcess> {
  const hold = `
    const { createServer } = await import("node:net");
    createServer(() => {}).listen(${JSON.stringify(join(folder, "7"))}, () => { process.stdout.write("ok"); ${then} });`;
  await mkdir(folder);
  child = spawn(process.execPath, ["--input-type=module", "-e", hold], { stdio: ["ignore", "pipe", "inherit"] });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

test("a folder has one holder at a time, and is free again after its release", async () => {
  const control = await take();
  expect([await take(), await isHeld(folder)]).toEqual([null, true]);
  await control?.release();
  expect(await isHeld(folder)).toBe(false);
  expect(await take()).not.toBeNull();
});

test("a holder that cannot write into its folder any more releases it nevertheless", async () => {
  const control = await take();
  await rename(join(folder, "1"), join(folder, "socket"));
  await mkdir(join(folder, "1", "in the way"), { recursive: true });
  await control?.release();
  await expect(once(connect(join(folder, "socket")), "connect")).rejects.toThrow("ECONNREFUSED");
});

test.each(["a free folder", "the folder of a dead holder"])("exactly one of many takes %s", async (which) => {
  if (which !== "a free folder") {
    const holder = await holdByProcess();
    holder.kill("SIGKILL");
    await once(holder, "exit");
  }
  const taken = await Promise.all(Array.from({ length: 10 }, take));
  expect(taken.filter((control) => control !== null)).toHaveLength(1);
});

test.each([
  ["runs", ""],
  ["hangs", "while (true);"],
])("a process that %s keeps the folder until it ends", async (_, then) => {
  const holder = await holdByProcess(then);
  expect(await take()).toBeNull();
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(await take()).not.toBeNull();
});

test("the holder answers what it knows, and there is no answer to the rest", async () => {
  await take();
  expect([await askHolder(folder, "name"), await askHolder(folder, "later")]).toEqual(["the first", 7]);
  await expect(askHolder(folder, "fails")).rejects.toThrow();
  await expect(askHolder(folder, "unknown")).rejects.toThrow();
  await held.pop()?.release();
  await expect(askHolder(folder, "name")).rejects.toThrow();
});

test("a folder with a path that no socket may have is held likewise", async () => {
  folder = join(parent, "a".repeat(120), "lock");
  await take();
  expect([await take(), await askHolder(folder, "name")]).toEqual([null, "the first"]);
});

test("what a former release or a power cut has left there holds nothing", async () => {
  await mkdir(folder);
  await writeFile(join(folder, "3"), '{"pid": 12');
  expect(await take()).not.toBeNull();
});

/** A process that never ends its question. */
async function stranger(sent: string): Promise<Socket> {
  const socket = connect(join(folder, "1")).on("error", () => {});
  await once(socket, "connect");
  socket.write(sent);
  return socket;
}

test.each(["", "name"])("a process that connects and stays delays no release: %j", async (sent) => {
  const control = await take();
  const socket = await stranger(sent);
  expect(await askHolder(folder, "name")).toBe("the first");
  await Promise.all([control?.release(), socket.closed || once(socket, "close")]);
  expect(await isHeld(folder)).toBe(false);
});

test("a question longer than any is refused before its end", async () => {
  await take();
  const socket = await stranger("x".repeat(10_000_000));
  await new Promise((resolve) => socket.once("close", resolve));
});

test.each(["toString", "constructor", "__proto__", "", '{"name":1}', "name\n"])(
  "there is no answer to %j",
  async (question) => {
    await take();
    await expect(askHolder(folder, question)).rejects.toThrow();
  },
);

test("folders and numbers that no holder made are no obstacle", async () => {
  await mkdir(join(folder, "4"), { recursive: true });
  await writeFile(join(folder, "99999999999999999999"), "");
  expect(await take()).not.toBeNull();
});
