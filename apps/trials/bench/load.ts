import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { measureInTurn, medians } from "./in-turn.ts";
import type { ServerProcess } from "./server-process.ts";

export interface Round {
  readonly requestsPerSecond: number;
  /** Microseconds of the server's CPU time for each request. */
  readonly processorPerRequest: number;
  /** Milliseconds within which 99 % of the responses arrived. */
  readonly p99: number;
}

export interface Target {
  readonly server: ServerProcess;
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

async function load({ server, path, headers = {}, fresh = false, paths }: Target): Promise<Round> {
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
    requestsPerSecond: answered / seconds,
    p99,
    processorPerRequest: (((await server.processorTime()) - before) * 1e6) / answered,
  };
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

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
    p99: Number(slow) * (milliseconds[unit] ?? Number.NaN),
  };
}

/** Loads the targets in turn, seven rounds each after one warm-up round. Returns the medians of each target. */
export async function compare<Names extends string>(targets: Record<Names, Target>): Promise<Record<Names, Round>> {
  const samples = await measureInTurn(Object.values<Target>(targets), 1 + rounds, load);
  const figures = Object.keys(targets).map((name, index) => [name, medians(samples[index]?.slice(1) ?? [])]);
  return Object.fromEntries(figures);
}
