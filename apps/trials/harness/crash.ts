import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { spawnServer } from "@visiga/testing/server-process";
import { until } from "@visiga/testing/until";

const noCrash: Crash = { step: "", at: 0, when: "before", target: "self" };

/** Starts a program whose steps are counted, and which crashes at one of them. */
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
    /** Waits until the killed site or PostgreSQL was started again. */
    recovered: () =>
      until(async () => {
        if (!/The site runs again|PostgreSQL is back/.test(server.output.join("\n")))
          throw new Error(server.output.join("\n"));
        server.output.length = 0;
        arm();
      }, 120),
  });
}

export type CrashServer = Awaited<ReturnType<typeof startCounted>>;

/** A server in which the caller arms crashes. @throws Error if it does not become ready */
export async function startCrashServer(dataDir: string): Promise<CrashServer> {
  const server = await startCounted("main", [], { DATA_DIR: dataDir });
  if (!(await server.ready))
    throw new Error(`The server did not become ready:\n${server.output.slice(-15).join("\n")}`);
  return server;
}

/** Waits until what a crash has ended runs again, or starts the server again. @returns the server that runs */
export async function recover(server: CrashServer, dataDir: string, { target }: Crash): Promise<CrashServer> {
  if (target === "self" || target === "postgres") {
    await server.recovered();
    return server;
  }
  // A keeper that is killed takes its site and PostgreSQL with it.
  await server.ended;
  return startCrashServer(dataDir);
}

type Command = "backup" | "restore" | "update";

/** Runs an operator command, and interrupts it. @returns its code: null if it was killed */
export async function runCrashCommand(name: Command, args: readonly string[], env: NodeJS.ProcessEnv, crash?: Crash) {
  const command = await startCounted(name, args, env, crash);
  const [code] = await command.ended;
  const output = command.output.join("\n");
  // A command explains its failure with a message instead of a stack.
  if (code && (output.trim() === "" || /^\s+at /m.test(output))) throw new Error(`No message: ${output}`);
  return { code: code as number | null, output, steps: command.steps(), crashedAt: command.crashedAt() };
}
