import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { currentRelease } from "@visiga/testing/build-release";
import { memory } from "../server-process.ts";

/** Milliseconds between two looks at the memory of a program. */
const interval = 250;

/**
 * Runs a built command and its PostgreSQL.
 * @throws Error if it fails
 */
export async function runProgram(name: string, dataDir: string, file: string) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(dirname(currentRelease.main), `${name}.js`), file], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let megabytes = 0;
  for (let running = true; running; running = await Promise.race([ended.then(() => false), pause(interval, true)]))
    megabytes = Math.max(megabytes, (await memory(child)).serving);
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes };
}
