import { writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { TimerOptions } from "node:timers";
import timers from "node:timers/promises";
import type { Crash } from "./crash.ts";
import { armCrash, namesAt, stepNames, watchSteps } from "./crash-points.ts";

/** Messages of the parent: arm a crash, list the steps since then, or run the infrequent work now. */
export type Message = Crash | "steps" | "rare work";

/**
 * The unchanged server, or an unchanged command, with all its steps observed. The parent process arms the crashes of a
 * server; see `CrashServer`. Without a crash, a command prints the names of its steps; see `runCrashCommand`.
 */
const { DATA_DIR = "", CRASH_COMMAND, CRASH_AT_START } = process.env;
watchSteps(DATA_DIR);
if (CRASH_AT_START) armCrash(JSON.parse(CRASH_AT_START));
else if (CRASH_COMMAND) process.once("exit", () => writeSync(namesAt, stepNames().join("\n")));
if (CRASH_COMMAND === "backup") await import("@visiga/api/src/cli/backup.ts");
else if (CRASH_COMMAND === "restore") await import("@visiga/api/src/cli/restore.ts");
else if (CRASH_COMMAND === "update") await import("@visiga/api/src/cli/update.ts");
else {
  listen(delayBackups());
  await import("@visiga/api/src/main.ts");
}

function listen(runBackup: () => Promise<void>): void {
  process.on("message", async (message: Message) => {
    if (message === "rare work") await runBackup();
    else if (message !== "steps") armCrash(message);
    process.send?.(message === "steps" ? stepNames() : []);
  });
  process.channel?.unref();
  process.on("disconnect", () => process.exit(1));
}

/**
 * Delays the job that runs every five minutes, which is the backups.
 * @returns function that runs it immediately and resolves when it is scheduled again
 */
function delayBackups(): () => Promise<void> {
  const interval = 5 * 60_000;
  const { setTimeout: pause } = timers;
  let resume = () => {};
  let done = () => {};
  timers.setTimeout = <Value>(delay?: number, value?: Value, options: TimerOptions = {}): Promise<Value> => {
    if (delay !== interval) return pause(delay, value, options);
    done();
    return new Promise((resolve, reject) => {
      resume = () => resolve(value as Value);
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
    });
  };
  syncBuiltinESMExports();
  return () =>
    new Promise((resolve) => {
      done = resolve;
      resume();
    });
}
