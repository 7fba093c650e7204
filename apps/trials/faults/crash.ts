import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { spawnServer } from "@visiga/testing/server-process";
import { occurrences } from "@visiga/testing/table";
import { until } from "@visiga/testing/until";

/** Makes about `total` crashes. */
export type Campaign = (folder: string, total: number) => Promise<readonly CrashFigures[]>;

const noCrash: Crash = { step: "", at: 0, when: "before", target: "self" };
const moments = ["before", "during"] as const;
const targets = ["self", "keeper", "postgres", "all"] as const;

/**
 * Chooses the steps to interrupt in one run. Half of them are file operations, one of each kind, starting with the
 * replacement of a database and the other renames; the others are spread evenly over all steps. Moment and target rotate
 * so that all combinations occur.
 * @param steps programs and names @param first number of the first combination
 */
export function plannedCrashes(steps: readonly string[], total: number, first = 0): Crash[] {
  const kinds = new Map<string, number>();
  for (const [index, step] of steps.entries()) if (!/^\w+ query/.test(step) && !kinds.has(step)) kinds.set(step, index);
  const weight = ([step]: [string, number]) =>
    ["rename ", "rename postgres"].filter((word) => step.includes(word)).length;
  const files = [...kinds].sort((one, other) => weight(other) - weight(one)).map(([, index]) => index);
  const chosen = files.slice(0, Math.ceil(total / 2));
  const rest = total - chosen.length;
  const even = Array.from({ length: rest }, (_, index) => Math.floor((index * steps.length) / rest));
  return [...chosen, ...even].map((index, number) => {
    const step = steps[index] ?? "";
    const at = steps.slice(0, index + 1).filter((each) => each === step).length;
    const combination = first + number;
    const when = moments[Math.floor(combination / targets.length) % moments.length] ?? "before";
    return { step, at, when, target: targets[combination % targets.length] ?? "self" };
  });
}

export class CrashFigures {
  crashes = 0;
  readonly steps = new Set<string>();
  /** What was found after each crash. */
  readonly outcomes: string[] = [];
  readonly problems: string[] = [];

  constructor(private readonly what: string) {}

  /**
   * Counts a crash, if it was reached.
   * @param at the interrupted step
   * @returns a function that records a problem of this crash
   */
  count(crash: Crash, at: string | undefined): (problem: string) => void {
    if (at !== undefined) {
      this.crashes += 1;
      this.steps.add(`${at} ${crash.at}`);
    }
    const reached = at === undefined ? ", not reached" : "";
    const what = `${this.what}, ${crash.target} killed ${crash.when} ${crash.step}, ${crash.at}${reached}`;
    return (problem) => void this.problems.push(`${what}: ${problem}`);
  }

  toString(): string {
    const { what, crashes, steps, outcomes, problems } = this;
    return `${what}: ${crashes} crashes at ${steps.size} steps; ${occurrences(outcomes)}; problems ${problems.length}`;
  }
}

/** Starts a program whose steps are counted. */
async function startCounted(name: string, args: readonly string[], settings: NodeJS.ProcessEnv, crash = noCrash) {
  const folder = mkdtempSync(join(tmpdir(), "visiga-crash-"));
  let crashes = 0;
  /** Restarts the count of steps. */
  const arm = (next: Crash = noCrash) => {
    for (const file of ["steps", "crashed"]) rmSync(join(folder, file), { force: true });
    crashes += 1;
    writeFileSync(join(folder, "next"), JSON.stringify({ ...next, crashes }));
    renameSync(join(folder, "next"), join(folder, "armed"));
  };
  arm(crash);
  const server = spawnServer(
    ["--enable-source-maps", "--import", await programPath("crash-steps"), await programPath(name), ...args],
    { NODE_ENV: "production", SEED_DEMO: "false", CRASH_FOLDER: folder, ...settings } as Record<string, string>,
  );
  const lines = (file: string) => {
    try {
      return readFileSync(join(folder, file), "utf8").trim().split("\n");
    } catch {
      return [];
    }
  };
  return Object.assign(server, {
    arm,
    /** Those since the last crash was armed, each with its program. */
    steps: () => lines("steps"),
    /** The interrupted one. */
    crashedAt: () => lines("crashed")[0],
  });
}

export type CrashServer = Awaited<ReturnType<typeof startCrashServer>>;

/** A server in which the caller arms crashes. @throws StartFailed if it does not become ready */
export async function startCrashServer(dataDir: string, crash?: Crash) {
  const server = await startCounted("main", [], { DATA_DIR: dataDir }, crash);
  if (!(await server.ready)) throw new StartFailed(server.crashedAt(), server.output);
  const { output } = server;
  return Object.assign(server, {
    /** Waits until the killed site or PostgreSQL was started again, and resets the crash. */
    async recovered() {
      await until(async () => {
        if (!/The site runs again|PostgreSQL is back/.test(output.join("\n"))) throw new Error(output.join("\n"));
      }, 120);
      output.length = 0;
      server.arm();
    },
  });
}

export class StartFailed extends Error {
  constructor(
    readonly crashedAt: string | undefined,
    output: readonly string[],
  ) {
    super(`The server did not become ready:\n${output.slice(-15).join("\n")}`);
  }
}

interface Command {
  readonly name: "backup" | "restore" | "update";
  readonly dataDir: string;
  readonly args?: readonly string[];
  readonly crash?: Crash | undefined;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs an operator command on a data folder, and interrupts it. @returns its code: null if it was killed */
export async function runCrashCommand({ name, dataDir, args = [], crash, environment }: Command) {
  const command = await startCounted(name, args, { DATA_DIR: dataDir, ...environment }, crash);
  const [code] = await command.ended;
  const output = command.output.join("\n");
  // A command explains its failure with a message instead of a stack.
  const silent = code !== null && code !== 0 && (output.trim() === "" || /^\s+at /m.test(output));
  return {
    code: code as number | null,
    output,
    steps: command.steps(),
    crashedAt: command.crashedAt(),
    problem: silent ? `ended without an error message: ${output}` : undefined,
  };
}
