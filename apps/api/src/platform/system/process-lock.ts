import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface ProcessLock {
  release(): Promise<void>;
}

export class LockHeld extends Error {
  constructor(readonly pid: number) {
    super(`held by process ${pid}`);
  }
}

const heartbeat = 2000;

/**
 * Each holder has a numbered file; who finds the newest holder dead creates the next number, which only one process can.
 * A holder in another container or machine counts as alive while it touches its file: a check of a few seconds.
 * @throws LockHeld if the holder is alive
 */
export async function takeProcessLock(folder: string, interval = heartbeat): Promise<ProcessLock> {
  await mkdir(folder, { recursive: true });
  for (;;) {
    const newest = await newestHolder(folder);
    if (newest && (await isHeld(newest.path, newest.identity, interval))) throw new LockHeld(newest.identity?.pid ?? 0);
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

/** A process id, with data that distinguishes it from other uses of the same id. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in clock ticks since boot; null without /proc. */
  readonly started: string | null;
  /** Scope of the id: the machine's boot id and the container's PID namespace. */
  readonly space: string;
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, started: processStart(process.pid), space: processSpace() };
}

/** Whether the process still runs; `unknown` if its id belongs to another scope. */
export function processState(identity: ProcessIdentity): "alive" | "gone" | "unknown" {
  if (identity.space !== processSpace()) return "unknown";
  if (!isRunning(identity.pid)) return "gone";
  const started = processStart(identity.pid);
  return started === null || identity.started === null || started === identity.started ? "alive" : "gone";
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function processStart(pid: number): string | null {
  try {
    // The name in parentheses may contain any character; the state and, as the 20th field, the start time follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has already released its files.
    return fields[0] === "Z" || fields[0] === "X" ? "ended" : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function processSpace(): string {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}
