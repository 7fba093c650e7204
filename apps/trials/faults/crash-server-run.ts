import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildOptions, programs } from "@visiga/api/build-options.ts";
import { spawnServer } from "@visiga/testing/server-process";
import { build } from "esbuild";
import type { Crash, CrashFigures } from "./crash.ts";
import type { Message } from "./crash-process.ts";

const workspace = fileURLToPath(new URL("../../api", import.meta.url));

export type CrashBuild = Awaited<ReturnType<typeof buildCrashServer>>;

/** Bundles server and commands with their crash points beside `dist`, whose pictures and site they use. */
export async function buildCrashServer() {
  const outdir = await mkdtemp(join(workspace, "faults-dist-"));
  const entryPoints = {
    ...programs,
    "crash-process": "../trials/faults/crash-process.ts",
    "sample-release-process": "src/testing/sample-release-process.ts",
  };
  await build({ ...buildOptions, absWorkingDir: workspace, entryPoints, outdir });
  return {
    program: join(outdir, "crash-process.js"),
    remove: () => rm(outdir, { recursive: true, force: true }),
  };
}

/** Makes about `total` crashes, and prints its progress. */
export type Campaign = (
  build: CrashBuild,
  folder: string,
  total: number,
  print: (line: string) => void,
) => Promise<readonly CrashFigures<string>[]>;

export type CrashServer = Awaited<ReturnType<typeof startCrashServer>>;

const timeout = 60_000;

/** A server process in which the caller arms crashes. @throws StartFailed if it does not become ready */
export async function startCrashServer(
  { program }: CrashBuild,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const startedAt = performance.now();
  const settings = { NODE_ENV: "production", SEED_DEMO: "false", DATA_DIR: dataDir, ...environment };
  const server = spawnServer(["--enable-source-maps", program], settings, ["ipc", "pipe"]);
  const { process: child, output, ended } = server;
  const crashAt: string[] = [];
  createInterface({ input: child.stdio[4] as Readable }).on("line", (line) => void crashAt.push(line));
  const late = setTimeout(() => child.kill("SIGKILL"), timeout);
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
    /** Milliseconds until it was ready. */
    startedAfter: performance.now() - startedAt,
    crashAt,
    /** Waits until the killed PostgreSQL has been restarted, and resets the crash. */
    recovered: async () => {
      const end = performance.now() + timeout;
      while (!output.some((line) => line.includes("PostgreSQL is back"))) {
        if (performance.now() > end) throw new Error(`PostgreSQL did not restart in time:\n${output.join("\n")}`);
        await pause(20);
      }
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
