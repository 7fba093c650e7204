import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@visiga/api/src/platform/free-port.ts";

/** A server process on loopback. */
export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from the spawn to the first response. */
  readonly startedAfter: number;
  /** Seconds of CPU time since the start. */
  processorTime(): Promise<number>;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Memory in megabytes (PSS: each shared page is counted once). */
export interface Memory {
  /** Memory of the server and its child processes, mainly the database, without the encoding process. */
  readonly serving: number;
  /** Memory of the background process that encodes variants; 0 if there is none. */
  readonly copying: number;
}

/** Starts `node` with `args` and a free `PORT`, and waits at most 60 s for a response to `path`. */
export async function startProcess(
  args: string[],
  path: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (performance.now() - startedAt > 60_000) throw new Error("The server did not answer within 60 s");
    await pause(10);
  }
  return {
    url,
    startedAfter: performance.now() - startedAt,
    processorTime: () => processorTime(child),
    memory: () => memory(child),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => undefined);
  return response !== undefined && (response.ok || response.status === 304);
};

/** Read from /proc: user and system time in hundredths of a second. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const [, after = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function memory({ pid = 0 }: ChildProcess): Promise<Memory> {
  const total = { serving: 0, copying: 0 };
  for (const each of await withDescendants(pid)) {
    const command = await readFile(`/proc/${each}/cmdline`, "utf8").catch(() => "");
    total[command.includes("encode-variants") ? "copying" : "serving"] += (await proportionalKilobytes(each)) / 1024;
  }
  return total;
}

async function withDescendants(pid: number): Promise<number[]> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(numbers.map(async (number) => [number, await parentOf(number)] as const)));
  const found = [pid];
  for (const parent of found) found.push(...numbers.filter((number) => parents.get(number) === parent));
  return found;
}

/** Undefined if the process has ended. */
async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return parent === undefined ? undefined : Number(parent);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
