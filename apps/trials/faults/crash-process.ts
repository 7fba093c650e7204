import fs, { readFileSync, writeSync } from "node:fs";
import files, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { basename, join } from "node:path";
import type { TimerOptions } from "node:timers";
import timers from "node:timers/promises";
import pg from "pg";
import type { Crash } from "./crash.ts";

type Method = (...args: unknown[]) => unknown;

/** File descriptor that receives the name of the interrupted step. */
const namesAt = 4;

let crash: Crash | undefined;
let names: string[] = [];

/** Restarts the count of steps, and makes the crash at its step. */
function armCrash(next: Crash): void {
  crash = next;
  names = [];
}

/** Functions that change files. The streams of `createWriteStream` are wrapped separately: each write is a step. */
const changing = "chmod chown lchown link mkdir mkdtemp rename rm symlink utimes writeFile".split(" ");

/**
 * Counts every query and every file operation that can write as a step. The server's code has no hooks for this, so
 * later code is covered too.
 */
function watchSteps(dataDir: string): void {
  const step = (name: string, work: () => unknown): unknown => {
    names.push(name);
    if (!crash || names.length !== crash.at) return work();
    const { when, target } = crash;
    crash = undefined;
    const postmasters = target === "server" ? [] : postmastersIn(dataDir);
    if (target === "postgres" && postmasters.length === 0) return work();
    writeSync(namesAt, `${name}\n`);
    if (when === "before") {
      end(target, postmasters);
      return work();
    }
    const running = work();
    end(target, postmasters);
    return running;
  };
  const wrap = (owner: object, name: string, label: (args: unknown[]) => string) => {
    const methods = owner as Record<string, Method>;
    const original = methods[name] as Method;
    methods[name] = function (this: unknown, ...args) {
      return step(label(args), () => original.apply(this, args));
    };
  };

  wrap(pg.Client.prototype, "query", ([query]) => `query ${textOf(query)}`);
  for (const name of changing) wrap(files, name, ([path]) => `${name} ${fileOf(path)}`);
  wrap(fs, "createWriteStream", () => "createWriteStream");
  for (const name of ["_write", "_writev"]) wrap(fs.WriteStream.prototype, name, () => "write to a stream");
  const open = files.open;
  files.open = async (...args) => {
    const handle: FileHandle = await (step("open", () => open(...args)) as Promise<FileHandle>);
    wrap(handle, "writeFile", () => "write");
    wrap(handle, "sync", () => "sync");
    return handle;
  };
  syncBuiltinESMExports();
}

const textOf = (query: unknown): string => {
  const text = typeof query === "string" ? query : (query as { text?: string }).text;
  return String(text).replace(/\s+/g, " ").slice(0, 70);
};

/** The last part of a path, with unique parts replaced. */
const fileOf = (path: unknown): string =>
  basename(String(path))
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "<id>")
    .replace(/\d{4}-\d\d-\d\dT[\d-]+Z/, "<moment>")
    .replace(/-[A-Za-z0-9]{6}$/, "-<unique>");

/** Process ids of the PostgreSQL of the data folder, and of the cluster that a restore is filling. */
function postmastersIn(dataDir: string): number[] {
  return ["postgres", "restoring/postgres"].flatMap((cluster) => {
    try {
      const [postmaster] = readFileSync(join(dataDir, cluster, "postmaster.pid"), "utf8").split("\n");
      return [Number(postmaster)];
    } catch {
      return [];
    }
  });
}

function end(target: Crash["target"], postmasters: readonly number[]): void {
  for (const postmaster of postmasters) process.kill(postmaster, "SIGKILL");
  if (target !== "postgres") process.kill(process.pid, "SIGKILL");
}

/** Messages of the parent: arm a crash, list the steps since then, or run the infrequent work now. */
export type Message = Crash | "steps" | "rare work";

/**
 * The unchanged server, or an unchanged command, with all its steps observed. The parent process arms the crashes of a
 * server; see `CrashServer`. Without a crash, a command prints the names of its steps; see `runCrashCommand`.
 */
const { DATA_DIR = "", CRASH_COMMAND, CRASH_AT_START } = process.env;
watchSteps(DATA_DIR);
if (CRASH_AT_START) armCrash(JSON.parse(CRASH_AT_START));
else if (CRASH_COMMAND) process.once("exit", () => writeSync(namesAt, names.join("\n")));
if (CRASH_COMMAND === "backup") await import("@visiga/keeper/src/cli/backup.ts");
else if (CRASH_COMMAND === "restore") await import("@visiga/keeper/src/cli/restore.ts");
else if (CRASH_COMMAND === "update") await import("@visiga/keeper/src/cli/update.ts");
else {
  listen(delayBackups());
  await import("@visiga/keeper/src/main.ts");
}

function listen(runBackup: () => Promise<void>): void {
  process.on("message", async (message: Message) => {
    if (message === "rare work") await runBackup();
    else if (message !== "steps") armCrash(message);
    process.send?.(message === "steps" ? names : []);
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
