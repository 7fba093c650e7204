import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { MeasuredServer } from "./measured-server.ts";
import { type Figures, medians } from "./releases.ts";

export interface Target {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends another `Host` with each request, so that no page is served from the cache. */
  readonly fresh?: boolean;
  /** A file with one path a line, which are requested in turn instead of `path`. */
  readonly paths?: string;
}

if (spawnSync("wrk", ["--version"]).error)
  throw new Error("The bench needs wrk, which is not installed (Debian: apt-get install wrk)");

const run = promisify(execFile);
const [freshHosts, pathsInTurn] = ["fresh-hosts", "paths-in-turn"].map((name) =>
  fileURLToPath(new URL(`./${name}.lua`, import.meta.url)),
);
/** One thread, 16 connections, one second. */
const options = ["-t1", "-c16", "-d1s", "--latency"];
const rounds = 7;

/** The medians of each server: seven rounds in turn, after one that warms up. */
export async function load(servers: readonly MeasuredServer[], target: Target): Promise<Figures[]> {
  const samples = servers.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, server] of servers.entries()) samples[index]?.push(await loadOnce(server, target));
  return samples.map((each) => medians(each.slice(1)));
}

async function loadOnce(server: MeasuredServer, { path, headers = {}, fresh = false, paths }: Target) {
  const before = await server.processorTime();
  // Sent as through a local proxy, whose clients are not counted. The quota of one address would refuse so many new
  // pages.
  const sent = Object.entries(fresh ? { ...headers, "x-forwarded-for": "192.0.2.1" } : headers);
  const named = sent.flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const script = fresh ? freshHosts : paths && pathsInTurn;
  const scripted = script ? ["-s", script] : [];
  const { stdout } = await run("wrk", [...options, ...named, ...scripted, server.url + path, "--", paths ?? ""]);
  const { answered, failed, seconds, p99 } = readOutput(stdout);
  if (failed > 0 || answered === 0) throw new Error(`${path}: ${failed} requests failed`);
  return {
    "a second": answered / seconds,
    "99 % within (µs)": p99,
    "processor time for each (µs)": (((await server.processorTime()) - before) * 1e6) / answered,
  };
}

const microseconds: Readonly<Record<string, number>> = { us: 1, ms: 1000, s: 1e6 };

/** All responses that wrk counted, and those that failed: no response, or a status other than 2xx and 3xx. */
function readOutput(output: string) {
  const [, answered = "0", seconds = "0"] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? [];
  const [, refused = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  const [, errors = ""] = /Socket errors: (.*)/.exec(output) ?? [];
  const [, slow = "NaN", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const lost = [...errors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  return {
    answered: Number(answered),
    failed: Number(refused) + lost,
    seconds: Number(seconds),
    p99: Number(slow) * (microseconds[unit] ?? Number.NaN),
  };
}
