import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Order for a load generator. */
export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fresh: boolean;
  readonly connections: number;
  readonly seconds: number;
}

/** All responses, and those that failed: no response, or a status other than 2xx and 304. */
export interface LoadResult {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds within which 99 % of the responses arrived. */
  readonly p99: number;
}

const run = promisify(execFile);
const freshHosts = fileURLToPath(new URL("./fresh-hosts.lua", import.meta.url));
const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Uses one thread of wrk. */
export async function runWrk({ url, headers, fresh, connections, seconds }: Load): Promise<LoadResult> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const script = fresh ? ["-s", freshHosts] : [];
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const { stdout } = await run("wrk", [...options, ...named, ...script, url]);
  const [, answered = "0", took = "0"] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const [, refused = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  const [, errors = ""] = /Socket errors: (.*)/.exec(stdout) ?? [];
  const [, slow = "NaN", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const lost = [...errors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  return {
    answered: Number(answered),
    failed: Number(refused) + lost,
    seconds: Number(took),
    p99: Number(slow) * (milliseconds[unit] ?? Number.NaN),
  };
}
