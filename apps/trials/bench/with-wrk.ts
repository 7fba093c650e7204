import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Counted, Load } from "./load.ts";

const run = promisify(execFile);
const freshHosts = fileURLToPath(new URL("./fresh-hosts.lua", import.meta.url));

/** Uses one thread of wrk. */
export async function runWrk({ url, headers, fresh, connections, seconds }: Load): Promise<Counted> {
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
