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
export interface WrkResult {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
}

const run = promisify(execFile);
const freshHosts = fileURLToPath(new URL("./fresh-hosts.lua", import.meta.url));

/** Uses one thread of wrk. */
export async function runWrk({ url, headers, fresh, connections, seconds }: Load): Promise<WrkResult> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const script = fresh ? ["-s", freshHosts] : [];
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await run("wrk", [...options, ...named, ...script, url]);
  const [, answered = "0", took = "0"] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const [, refused = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  const [, errors = ""] = /Socket errors: (.*)/.exec(stdout) ?? [];
  const lost = [...errors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  return { answered: Number(answered), failed: Number(refused) + lost, seconds: Number(took) };
}
