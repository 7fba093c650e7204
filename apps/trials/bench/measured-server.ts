import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startServer as startNode } from "@visiga/testing/server-process";
import { withFolder } from "@visiga/testing/temporary-folder";
import { sitePid } from "../harness/site-process.ts";

export type MeasuredServer = Awaited<ReturnType<typeof startServer>>;

export const startServer = (main: string, dataDir: string) => startProcess([main], { DATA_DIR: dataDir });

/** Starts a server by the arguments of Node.js, and waits until it is ready and has answered once. */
export async function startProcess(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const startedAt = performance.now();
  const server = await startNode(args, { NODE_ENV: "production", ...settings });
  const { process: child, url } = server;
  await (await fetch(url)).arrayBuffer();
  return {
    url,
    /** Milliseconds from the spawn to the first response. */
    startedAfter: performance.now() - startedAt,
    /** Seconds of CPU time since the start. */
    processorTime: () => processorTime(child),
    memory: () => memory(child),
    stop: async (): Promise<void> => void (await server.stop()),
  };
}

export const withServer = <Result>(main: string, use: (server: MeasuredServer) => Promise<Result>): Promise<Result> =>
  withFolder(async (folder) => {
    const server = await startServer(main, join(folder, "data"));
    return use(server).finally(server.stop);
  });

/** Of the server with its site, not of the database. */
async function processorTime({ pid = 0 }: Pick<ChildProcess, "pid">): Promise<number> {
  const site = await sitePid(pid).catch(() => undefined);
  return (await processorTimeOf(pid)) + (site === undefined ? 0 : await processorTimeOf(site));
}

/** Read from /proc: user and system time in hundredths of a second. */
async function processorTimeOf(pid: number): Promise<number> {
  const [, after = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export type Memory = Readonly<Record<"keeper" | "site" | "PostgreSQL" | "variants", number>>;

/**
 * Megabytes (PSS: each shared page is counted once) of the keeper, of its site, of the database, and of the background
 * processes that make pictures. Of a release that is one process, all but the database is the site.
 */
async function memory({ pid = 0 }: ChildProcess): Promise<Memory> {
  const total = { keeper: 0, site: 0, PostgreSQL: 0, variants: 0 };
  const site = await sitePid(pid).catch(() => pid);
  for (const each of await withDescendants(pid)) {
    const command = await readFile(`/proc/${each}/cmdline`, "utf8").catch(() => "");
    const kind = each === site ? "site" : kindOf(command);
    total[kind] += (await proportionalKilobytes(each)) / 1024;
  }
  return total;
}

/** The shell that ends the server with the measurement is not counted apart. */
function kindOf(command: string): keyof Memory {
  if (command.includes("background-picture")) return "variants";
  return command.includes("postgres") ? "PostgreSQL" : "keeper";
}

/** Of all processes but the one that encodes variants. */
export const serving = ({ keeper, site, PostgreSQL }: Memory): number => keeper + site + PostgreSQL;

async function withDescendants(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const children = listed.split(" ").filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(withDescendants))).flat()];
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
