import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { MeasuredServer } from "./measured-server.ts";
import { type Figures, medians } from "./releases.ts";

export interface Target {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `fresh` for another `Host` each time, so that no page is cached; or a file of paths, which are requested in turn. */
  readonly requests?: string;
}

if (spawnSync("wrk", ["--version"]).error)
  throw new Error("The bench needs wrk, which is not installed (Debian: apt-get install wrk)");

const run = promisify(execFile);
const script = fileURLToPath(new URL("./load.lua", import.meta.url));
/** One thread, 16 connections, one second. */
const options = ["-t1", "-c16", "-d1s", "-s", script];
const rounds = 7;

/** The medians of each server: seven rounds in turn, after one that warms up. */
export async function load(servers: readonly MeasuredServer[], target: Target): Promise<Figures[]> {
  const samples = servers.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, server] of servers.entries()) samples[index]?.push(await loadOnce(server, target));
  return samples.map((each) => medians(each.slice(1)));
}

/** What wrk counted. `failed`: no response, or a status other than 2xx and 3xx; `p99` in microseconds. */
type Output = Readonly<Record<"answered" | "failed" | "seconds" | "p99", number>>;

async function loadOnce(server: MeasuredServer, { path, headers = {}, requests = "" }: Target) {
  const before = await server.processorTime();
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run("wrk", [...options, ...named, server.url + path, "--", requests]);
  const { answered, failed, seconds, p99 }: Output = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  if (failed > 0 || answered === 0) throw new Error(`${path}: ${failed} requests failed`);
  return {
    "a second": answered / seconds,
    "99 % within (µs)": p99,
    "processor time for each (µs)": (((await server.processorTime()) - before) * 1e6) / answered,
  };
}
