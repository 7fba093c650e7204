import autocannon from "autocannon";
import type { ServerProcess } from "./server-process.ts";

/** One round of load. */
export interface Round {
  readonly requestsPerSecond: number;
  /** Microseconds of the server's processor for each request. */
  readonly processorPerRequest: number;
}

export interface Target {
  readonly server: ServerProcess;
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** Sends another `Host` with each request, so that no page comes from the cache. */
  readonly fresh?: boolean;
}

const seconds = 3;
let host = 0;

async function round({ server, path, headers = {}, fresh = false }: Target): Promise<Round> {
  const before = await server.processorTime();
  const result = await autocannon({
    url: server.url + path,
    connections: 16,
    duration: seconds,
    headers,
    ...(fresh && {
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...request.headers, host: `h${host++}.localhost` } }) },
      ],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  const answered = result["2xx"];
  return {
    requestsPerSecond: answered / result.duration,
    processorPerRequest: (((await server.processorTime()) - before) * 1e6) / answered,
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const medians = (rounds: readonly Round[]): Round => ({
  requestsPerSecond: median(rounds.map((one) => one.requestsPerSecond)),
  processorPerRequest: median(rounds.map((one) => one.processorPerRequest)),
});

/** Loads the targets in turn, five rounds each after one to warm up. Returns the medians of each target. */
export async function compare<Names extends string>(targets: Record<Names, Target>): Promise<Record<Names, Round>> {
  const names = Object.keys(targets) as Names[];
  const rounds = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Names, Round[]>;
  for (const name of names) await round(targets[name]);
  for (let turn = 0; turn < 5; turn += 1) {
    for (const name of names) rounds[name].push(await round(targets[name]));
  }
  return Object.fromEntries(names.map((name) => [name, medians(rounds[name])])) as Record<Names, Round>;
}
