import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { currentProcess, type ProcessIdentity, processState } from "./process-identity.ts";

export interface ProcessLock {
  release(): Promise<void>;
}

/** Another holder's process id; 0 if it is unknown. */
interface HeldLock {
  readonly heldBy: number;
}

const heartbeat = 2000;

/**
 * Each holder has a numbered file; who finds the newest holder dead creates the next number, which only one process can.
 * A holder in another container or machine counts as alive while it touches its file: a check of a few seconds.
 */
export async function takeProcessLock(folder: string, interval = heartbeat): Promise<ProcessLock | HeldLock> {
  await mkdir(folder, { recursive: true });
  for (;;) {
    const newest = await newestHolder(folder);
    if (newest && (await isHeld(newest.path, newest.identity, interval))) return { heldBy: newest.identity?.pid ?? 0 };
    const number = (newest?.number ?? 0) + 1;
    const path = join(folder, String(number));
    if (!(await createHolder(folder, path))) continue;
    const later = await newestHolder(folder);
    if (later && later.number > number) {
      await rm(path, { force: true });
      continue;
    }
    for (const older of await holderNumbers(folder))
      if (older < number) await rm(join(folder, String(older)), { force: true });
    const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), interval);
    timer.unref();
    return {
      release: async () => {
        clearInterval(timer);
        await rm(path, { force: true });
      },
    };
  }
}

async function holderNumbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
}

async function newestHolder(folder: string) {
  const numbers = await holderNumbers(folder);
  if (numbers.length === 0) return undefined;
  const number = Math.max(...numbers);
  const path = join(folder, String(number));
  return { number, path, identity: await readHolder(path) };
}

async function readHolder(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Creates the holder's file with its content atomically. False if another process was first. */
async function createHolder(folder: string, path: string): Promise<boolean> {
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, JSON.stringify(currentProcess()), { flush: true });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isHeld(path: string, identity: ProcessIdentity | undefined, interval: number): Promise<boolean> {
  const state = identity ? processState(identity) : "unknown";
  if (state !== "unknown") return state === "alive";
  const before = await lastTouched(path);
  await wait(interval * 2.5);
  return before !== (await lastTouched(path));
}

const lastTouched = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs;
