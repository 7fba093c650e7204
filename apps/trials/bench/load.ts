import { spawnSync } from "node:child_process";
import { median } from "@visiga/testing/table";
import type { ServerProcess } from "./server-process.ts";
import { runAutocannon } from "./with-autocannon.ts";
import { runWrk } from "./with-wrk.ts";

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
}

/** wrk is preferred because autocannon, which runs on Node.js, is slower than the servers under test. */
const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

export const loadProgram = hasWrk
  ? "measured with wrk"
  : "measured with autocannon, because wrk is not installed: its own cost for each response is part of every figure and moves each ratio towards 1";

const connections = 16;
const seconds = 1;
const rounds = 7;

/** @returns the figures of one round */
async function load({ server, path, headers = {}, fresh = false }: Target): Promise<Round> {
  const before = await server.processorTime();
  const run = hasWrk ? runWrk : runAutocannon;
  // Sent as through a local proxy, whose clients are not counted. The quota of one address would refuse so many new
  // pages.
  const sent = fresh ? { ...headers, "x-forwarded-for": "192.0.2.1" } : headers;
  const counted = await run({ url: server.url + path, headers: sent, fresh, connections, seconds });
  if (counted.failed > 0 || counted.answered === 0) throw new Error(`${path}: ${counted.failed} requests failed`);
  return {
    requestsPerSecond: counted.answered / counted.seconds,
    p99: counted.p99,
    processorPerRequest: (((await server.processorTime()) - before) * 1e6) / counted.answered,
  };
}

const medians = (rounds: readonly Round[]): Round => ({
  requestsPerSecond: median(rounds.map((one) => one.requestsPerSecond)),
  p99: median(rounds.map((one) => one.p99)),
  processorPerRequest: median(rounds.map((one) => one.processorPerRequest)),
});

/** Loads the targets in turn, seven rounds each after one warm-up round. Returns the medians of each target. */
export async function compare<Names extends string>(targets: Record<Names, Target>): Promise<Record<Names, Round>> {
  const names = Object.keys(targets) as Names[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Names, Round[]>;
  for (const name of names) await load(targets[name]);
  for (let repetition = 0; repetition < rounds; repetition += 1) {
    for (const name of names) measured[name].push(await load(targets[name]));
  }
  return Object.fromEntries(names.map((name) => [name, medians(measured[name])])) as Record<Names, Round>;
}
