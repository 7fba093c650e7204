import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { buildOptions, programs } from "@visiga/keeper/build-options.ts";
import { spawnServer } from "@visiga/testing/server-process";
import { until } from "@visiga/testing/until";
import { build } from "esbuild";
import type { Crash, CrashFigures } from "./crash.ts";
import type { Message } from "./crash-process.ts";

const workspace = fileURLToPath(new URL("../../keeper", import.meta.url));

/** Folder of the server and the commands with their crash points, beside `dist`, whose pictures and site they use. */
export const bundles = await mkdtemp(join(workspace, "faults-dist-"));
const entryPoints = {
  ...programs,
  "crash-process": "../trials/faults/crash-process.ts",
  "sample-release-process": "src/testing/sample-release-process.ts",
};
await build({ ...buildOptions, absWorkingDir: workspace, entryPoints, outdir: bundles });
const program = join(bundles, "crash-process.js");

export const removeBundles = (): Promise<void> => rm(bundles, { recursive: true, force: true });

/** Makes about `total` crashes, and prints its progress. */
export type Campaign = (folder: string, total: number) => Promise<readonly CrashFigures[]>;

/** Milliseconds until a process that hangs is killed. */
const timeout = 120_000;

/** Starts the process, whose steps arrive line by line: the interrupted ones, or those of a command without a crash. */
function startCrashProcess(dataDir: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const server = spawnServer(
    ["--enable-source-maps", program, ...args],
    { NODE_ENV: "production", SEED_DEMO: "false", DATA_DIR: dataDir, ...settings },
    [settings.CRASH_COMMAND ? "ignore" : "ipc", "pipe"],
  );
  const steps: string[] = [];
  createInterface({ input: server.process.stdio[4] as Readable }).on("line", (line) => void steps.push(line));
  const late = setTimeout(() => server.process.kill("SIGKILL"), timeout);
  return { server, steps, late };
}

interface Command {
  readonly name: "backup" | "restore" | "update";
  readonly dataDir: string;
  readonly args?: readonly string[];
  readonly crash?: Crash | undefined;
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Runs an operator command on a data folder and interrupts it.
 * @returns its code, null if it was killed; the names of the interrupted steps, without a crash of all; its output
 */
export async function runCrashCommand({ name, dataDir, args = [], crash, environment }: Command) {
  const { server, steps, late } = startCrashProcess(dataDir, args, {
    ...environment,
    CRASH_COMMAND: name,
    CRASH_AT_START: crash ? JSON.stringify(crash) : "",
  });
  const [code] = await server.ended;
  clearTimeout(late);
  const output = server.output.join("\n");
  // A command explains its failure with a message instead of a stack.
  const silent = code !== null && code !== 0 && (output.trim() === "" || /^\s+at /m.test(output));
  return {
    code: code as number | null,
    output,
    steps,
    problem: silent ? `ended without an error message: ${output}` : undefined,
  };
}

export type CrashServer = Awaited<ReturnType<typeof startCrashServer>>;

/** A server process in which the caller arms crashes. @throws StartFailed if it does not become ready */
export async function startCrashServer(dataDir: string, crashAtStart?: Crash) {
  const settings = crashAtStart ? { CRASH_AT_START: JSON.stringify(crashAtStart) } : {};
  const { server, steps: crashAt, late } = startCrashProcess(dataDir, [], settings);
  const { process: child, output, ended } = server;
  const isReady = await server.ready;
  clearTimeout(late);
  if (!isReady) throw new StartFailed(crashAt, output);
  const sendMessage = async (message: Message): Promise<readonly string[]> => {
    child.send(message);
    const gone = ended.then(() => {
      throw new Error("The server has ended");
    });
    const [response] = await Promise.race([once(child, "message"), gone]);
    return response;
  };
  return {
    ...server,
    crashAt,
    /** Waits until the killed PostgreSQL has been restarted, and resets the crash. */
    recovered: async () => {
      await until(async () => {
        if (!output.some((line) => line.includes("PostgreSQL is back")))
          throw new Error(`PostgreSQL did not restart in time:\n${output.join("\n")}`);
      }, timeout / 1000);
      output.length = 0;
      crashAt.length = 0;
    },
    arm: async (crash: Crash) => void (await sendMessage(crash)),
    steps: () => sendMessage("steps"),
    /** Makes the due backup and resolves when it has succeeded or failed. @throws Error if the server ends first */
    backUp: async () => void (await sendMessage("rare work")),
  };
}

export class StartFailed extends Error {
  constructor(
    readonly crashAt: readonly string[],
    output: readonly string[],
  ) {
    super(`The server did not become ready:\n${output.slice(-15).join("\n")}`);
  }
}
