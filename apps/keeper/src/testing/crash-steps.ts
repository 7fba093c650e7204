import fs, { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import files, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { basename, join } from "node:path";
import pg from "pg";

export interface Crash {
  /** The program, which is `main` (the keeper), `site` or a command, and what it is about to do. */
  readonly step: string;
  /** How often it does that, counted from 1 since the crash was armed; 0 is never reached. */
  readonly at: number;
  /** Before the step, or after it was started and before it has finished. */
  readonly when: "before" | "during";
  /** What is killed: the program itself, the keeper, PostgreSQL, or all of them, as by a power cut. */
  readonly target: "self" | "keeper" | "postgres" | "all";
}

/**
 * Loaded before the unchanged server, which passes it on to the site, or before a command. Counts every query and every
 * file operation that can write as a step, writes their names into the folder CRASH_FOLDER, and makes the crash that
 * stands there. The programs have no hooks for this, so later code is covered too.
 */
const { DATA_DIR = "", CRASH_FOLDER = "" } = process.env;
const self = basename(process.argv[1] ?? "", ".js");
const armedFile = join(CRASH_FOLDER, "armed");
let armed = "";
let count = 0;

function step(name: string, work: () => unknown): unknown {
  const text = readFileSync(armedFile, "utf8");
  if (text !== armed) count = 0;
  armed = text;
  const now = `${self} ${name}`;
  appendFileSync(join(CRASH_FOLDER, "steps"), `${now}\n`);
  const { step: due, at, when, target }: Crash = JSON.parse(text);
  if (due === now) count += 1;
  if (due !== now || at !== count) return work();
  const postmasters = target === "postgres" || target === "all" ? runningPostmasters() : [];
  if (target === "postgres" && postmasters.length === 0) return work();
  // The site that is started instead of this one makes no other crash.
  writeFileSync(armedFile, "{}");
  writeFileSync(join(CRASH_FOLDER, "crashed"), now);
  if (when === "before") end(target, postmasters);
  const running = work();
  if (when === "during") end(target, postmasters);
  return running;
}

function end(target: Crash["target"], postmasters: readonly number[]): void {
  const keeper = self === "site" ? process.ppid : process.pid;
  const killed = { self: [process.pid], keeper: [keeper], postgres: [], all: [keeper, process.pid] }[target];
  for (const pid of [...postmasters, ...killed]) process.kill(pid, "SIGKILL");
}

/** Of the data folder, and of the cluster that a restore is filling. */
function runningPostmasters(): number[] {
  return ["postgres", "restoring/postgres"].flatMap((cluster) => {
    try {
      return [Number.parseInt(readFileSync(join(DATA_DIR, cluster, "postmaster.pid"), "utf8"), 10)];
    } catch {
      return [];
    }
  });
}

type Method = (...args: unknown[]) => unknown;

function wrap(owner: object, name: string, label: (args: unknown[]) => string): void {
  const methods = owner as Record<string, Method>;
  const original = methods[name] as Method;
  methods[name] = function (this: unknown, ...args) {
    return step(label(args), () => original.apply(this, args));
  };
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

wrap(pg.Client.prototype, "query", ([query]) => `query ${textOf(query)}`);
for (const name of "chmod chown lchown link mkdir mkdtemp rename rm symlink utimes writeFile".split(" "))
  wrap(files, name, ([path]) => `${name} ${fileOf(path)}`);
wrap(fs, "createWriteStream", () => "createWriteStream");
// Each write of a stream is a step.
for (const name of ["_write", "_writev"]) wrap(fs.WriteStream.prototype, name, () => "write to a stream");
const open = files.open;
files.open = async (...args) => {
  const handle: FileHandle = await (step("open", () => open(...args)) as Promise<FileHandle>);
  wrap(handle, "writeFile", () => "write");
  wrap(handle, "sync", () => "sync");
  return handle;
};
syncBuiltinESMExports();
