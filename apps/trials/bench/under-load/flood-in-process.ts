import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FloodOptions, FloodResult } from "./flood.ts";

const program = fileURLToPath(new URL("./flood-process.ts", import.meta.url));

export async function floodInProcess(order: FloodOptions): Promise<FloodResult> {
  const child = fork(program, [JSON.stringify(order)], { execArgv: ["--import", "tsx"] });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The flood ended with ${code}`);
  });
  ended.catch(() => {});
  const [flooded] = (await Promise.race([once(child, "message"), ended])) as [FloodResult];
  return flooded;
}
