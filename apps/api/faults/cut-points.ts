import fs, { readFileSync, writeSync } from "node:fs";
import files, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import pg from "pg";
import type { Cut } from "./cut.ts";

type Method = (...given: unknown[]) => unknown;

/** Where the name of the step is written at which the cut was made. */
const namesAt = 4;

let cut: Cut | undefined;
let count = 0;

/** From now on steps are counted, and the cut is made at its step. */
export function arm(next: Cut): void {
  cut = next;
  count = 0;
}

/** Steps since the last `arm`. */
export const counted = (): number => count;

/**
 * Makes every query and every operation on a file that can change something a step: no code of the server knows of it,
 * and none that is added later is left out.
 */
export function watchSteps(dataDir: string): void {
  const step = (name: string, work: () => unknown): unknown => {
    count += 1;
    if (!cut || count !== cut.at) return work();
    const { when, victim } = cut;
    cut = undefined;
    writeSync(namesAt, `${name}\n`);
    if (when === "before") {
      end(victim, dataDir);
      return work();
    }
    const running = work();
    end(victim, dataDir);
    return running;
  };
  const wrap = (owner: object, name: string, label: (given: unknown[]) => string) => {
    const methods = owner as Record<string, Method>;
    const original = methods[name] as Method;
    methods[name] = function (this: unknown, ...given) {
      return step(label(given), () => original.apply(this, given));
    };
  };

  wrap(pg.Client.prototype, "query", ([query]) => `query ${textOf(query)}`);
  for (const name of ["rename", "rm", "mkdir", "utimes", "writeFile"]) wrap(files, name, () => name);
  wrap(fs, "createWriteStream", () => "createWriteStream");
  const open = files.open;
  files.open = async (...given) => {
    const handle: FileHandle = await (step("open", () => open(...given)) as Promise<FileHandle>);
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

function end(victim: Cut["victim"], dataDir: string): void {
  if (victim !== "server") {
    const [postmaster] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(postmaster), "SIGKILL");
  }
  if (victim !== "postgres") process.kill(process.pid, "SIGKILL");
}
