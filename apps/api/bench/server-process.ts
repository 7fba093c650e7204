import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#platform/free-port.ts";

/** A server in its own process, on loopback. */
export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from the spawn to the first answer. */
  readonly startedAfter: number;
  /** Seconds of processor time so far. */
  processorTime(): Promise<number>;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Megabytes of processes, each shared page counted once (PSS). */
export interface Memory {
  /** Of the server and every process that it started but the next, above all the database. */
  readonly serving: number;
  /** Of the process that makes copies of photos in the background; 0 while there is none. */
  readonly copying: number;
}

/** Starts `node` with `args` and a free `PORT`, and waits at most 60 s until `path` is answered. */
export async function startProcess(
  args: string[],
  path: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (performance.now() - begun > 60_000) throw new Error("The server did not answer within 60 s");
    await pause(10);
  }
  return {
    url,
    startedAfter: performance.now() - begun,
    processorTime: () => processorTime(child),
    memory: () => memory(child),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => undefined);
  return response !== undefined && (response.ok || response.status === 304);
};

/** From /proc, user and system time in hundredths of a second. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const [, after = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function memory({ pid = 0 }: ChildProcess): Promise<Memory> {
  const total = { serving: 0, copying: 0 };
  for (const each of await withDescendants(pid)) {
    const command = await readFile(`/proc/${each}/cmdline`, "utf8").catch(() => "");
    total[command.includes("encode-copies") ? "copying" : "serving"] += (await proportionalKilobytes(each)) / 1024;
  }
  return total;
}

/** The process and all its descendants. */
async function withDescendants(pid: number): Promise<number[]> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(numbers.map(async (number) => [number, await parentOf(number)] as const)));
  const found = [pid];
  for (const parent of found) found.push(...numbers.filter((number) => parents.get(number) === parent));
  return found;
}

/** Undefined if the process has ended meanwhile. */
async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return parent === undefined ? undefined : Number(parent);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
