import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer as startNode } from "@visiga/testing/server-process";
import { withFolder } from "@visiga/testing/temporary-folder";
import { administrator } from "./administrator.ts";

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/** Memory in megabytes (PSS: each shared page is counted once). */
interface Memory {
  /** Memory of the server and its child processes, mainly the database, without the encoding process. */
  readonly serving: number;
  /** Memory of the background process that encodes variants; 0 if there is none. */
  readonly copying: number;
}

type Environment = Readonly<Record<string, string>>;

export const startServer = (main: string, folder: string, environment: Environment = {}): Promise<ServerProcess> =>
  startProcess([main], {
    NODE_ENV: "production",
    DATA_DIR: join(folder, "data"),
    ...administrator,
    ...environment,
  });

export const withServer = <Result>(
  main: string,
  use: (server: ServerProcess, folder: string) => Promise<Result>,
  environment?: Environment,
): Promise<Result> =>
  withFolder(async (folder) => {
    const server = await startServer(main, folder, environment);
    return use(server, folder).finally(server.stop);
  });

/** Starts `node` with `args`, and waits until it is ready and has answered once. */
export async function startProcess(args: readonly string[], environment: Environment = {}) {
  const startedAt = performance.now();
  const { process: child, url, stop } = await startNode(args, environment);
  await answered(child, url);
  return {
    url,
    /** Milliseconds from the spawn to the first response. */
    startedAfter: performance.now() - startedAt,
    /** Seconds of CPU time since the start. */
    processorTime: () => processorTime(child),
    memory: () => memory(child),
    stop: async (): Promise<void> => {
      await stop();
    },
  };
}

/** Waits at most 60 s until the process answers, and ends it after that. @throws Error if it ends before */
export async function answered(child: ChildProcess, url: string): Promise<void> {
  const isOk = ({ ok, status }: Response) => ok || status === 304;
  for (const end = performance.now() + 60_000; !(await fetch(url).then(isOk, () => false)); await pause(10)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    if (performance.now() < end) continue;
    child.kill();
    await once(child, "exit");
    throw new Error(`${child.spawnfile} did not answer within 60 s`);
  }
}

/** Read from /proc: user and system time in hundredths of a second. */
async function processorTime({ pid }: Pick<ChildProcess, "pid">): Promise<number> {
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

async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return parent === undefined ? undefined : Number(parent);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
