import { readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "@visiga/testing/table";
import type { ServerProcess } from "../server-process.ts";

/** Allowed growth from the second third of the run to the last: a share, or an absolute slack. */
const share = 0.1;
const slack = {
  "memory of server and database (PSS)": 15,
  "memory of the server (RSS)": 15,
  "heap in use": 10,
  "open files and sockets": 10,
  "active handles": 10,
  "connections to the database": 2,
  "files of photos": 30,
  "files in DATA_DIR": 60,
};

/** Figures that must not grow, at one moment. Memory is in megabytes. */
export type Sample = Readonly<typeof slack>;

export interface Growth {
  readonly what: string;
  readonly middle: number;
  readonly last: number;
  readonly most: number;
  readonly grew: boolean;
}

/** Compares the medians of the last and of the second third. */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const third = Math.floor(samples.length / 3);
  return (Object.keys(slack) as (keyof Sample)[]).map((what) => {
    const values = samples.map((sample) => sample[what]);
    const middle = median(values.slice(third, 2 * third));
    const last = median(values.slice(-third));
    return {
      what,
      middle,
      last,
      most: Math.max(...values),
      // NaN from too few samples counts as growth.
      grew: !(last - middle <= Math.max(share * middle, slack[what])),
    };
  });
}

/** The value of a metric. `name` includes the labels, if there are any. */
function metric(text: string, name: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** @param token bearer of `/metrics` */
export async function takeSample(server: ServerProcess, dataDir: string, token: string): Promise<Sample> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const { serving } = await server.memory();
  const pool = (state: string) => metric(text, `visiga_database_pool_size{state="${state}"}`);
  return {
    "memory of server and database (PSS)": serving,
    "memory of the server (RSS)": metric(text, "process_resident_memory_bytes") / 1e6,
    "heap in use": metric(text, "nodejs_heap_size_used_bytes") / 1e6,
    "open files and sockets": metric(text, "process_open_fds"),
    "active handles": metric(text, "nodejs_active_handles_total"),
    "connections to the database": pool("idle") + pool("used"),
    "files of photos": await countFiles(`${dataDir}/media`),
    "files in DATA_DIR": await countFiles(dataDir),
  };
}

/** Calls `work` repeatedly until the time is over, starting the calls at the given interval in milliseconds. */
export async function repeatEvery(milliseconds: number, until: number, work: () => Promise<unknown>): Promise<void> {
  for (let next = performance.now(); next < until; next += milliseconds) {
    await pause(Math.max(0, next - performance.now()));
    if (performance.now() >= until) return;
    await work();
  }
}
