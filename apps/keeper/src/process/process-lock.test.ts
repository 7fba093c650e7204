import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentProcess } from "./process-identity.ts";
import { takeProcessLock } from "./process-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "visiga-lock-")), "lock");
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

/** Heartbeat in milliseconds, which shows that a holder in another container is alive. */
const interval = 20;
const take = () => takeProcessLock(folder, interval);
async function takeFree() {
  const lock = await take();
  if ("heldBy" in lock) throw new Error(`held by process ${lock.heldBy}`);
  return lock;
}
const holder = (identity: object) => mkdir(folder).then(() => writeFile(join(folder, "7"), JSON.stringify(identity)));

async function startSleep(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  return child as ChildProcess & { pid: number };
}

test("the lock has one holder at a time and is free again after its release", async () => {
  const lock = await takeFree();
  expect(await take()).toEqual({ heldBy: process.pid });
  await lock.release();
  await (await takeFree()).release();
  expect(await readdir(folder)).toEqual([]);
});

test("exactly one of many concurrent callers takes a free lock", async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, takeFree));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("exactly one of many concurrent callers takes the lock of a dead holder", async () => {
  const child = await startSleep();
  await holder({ ...currentProcess(), pid: child.pid, started: null });
  child.kill("SIGKILL");
  await once(child, "exit");
  const results = await Promise.allSettled(Array.from({ length: 10 }, takeFree));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a running process keeps the lock until it ends", async () => {
  const child = await startSleep();
  await holder({ ...currentProcess(), pid: child.pid, started: null });
  expect(await take()).toEqual({ heldBy: child.pid });
  child.kill("SIGKILL");
  await once(child, "exit");
  await (await takeFree()).release();
});

test.runIf(process.platform === "linux")(
  "another process with the holder's reused id does not keep the lock",
  async () => {
    const child = await startSleep();
    await holder({ ...currentProcess(), pid: child.pid, started: "1" });
    await (await takeFree()).release();
    child.kill("SIGKILL");
  },
);

test("a holder on another machine keeps the lock as long as it touches its file", async () => {
  const lock = await takeFree();
  const [name = ""] = await readdir(folder);
  const identity = JSON.parse(await readFile(join(folder, name), "utf8"));
  await writeFile(join(folder, name), JSON.stringify({ ...identity, space: "another machine" }));
  expect(await take()).toHaveProperty("heldBy");
  await lock.release();

  await writeFile(join(folder, "7"), JSON.stringify({ ...identity, space: "another machine" }));
  await (await takeFree()).release();
});

test("a lock file truncated by a power cut does not hold the lock", async () => {
  await mkdir(folder);
  await writeFile(join(folder, "3"), '{"pid": 12');
  await (await takeFree()).release();
});
