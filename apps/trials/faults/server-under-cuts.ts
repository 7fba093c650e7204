import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildOptions, programs } from "@visiga/api/build-options.ts";
import { spawnServer } from "@visiga/api/src/testing/started-server.ts";
import { build } from "esbuild";
import { administrator } from "../bench/administrator.ts";
import type { Cut } from "./cut.ts";
import type { Message } from "./cut-server.ts";

const workspace = fileURLToPath(new URL("../../api", import.meta.url));

export type CutBuild = Awaited<ReturnType<typeof buildCutServer>>;

/** Bundles server and commands with their cut points beside `dist`, whose pictures and site they use. */
export async function buildCutServer() {
  const outdir = await mkdtemp(join(workspace, "faults-dist-"));
  const entryPoints = {
    ...programs,
    "cut-server": "../trials/faults/cut-server.ts",
    "cut-command": "../trials/faults/cut-command.ts",
    "sample-release-process": "src/testing/sample-release-process.ts",
  };
  await build({ ...buildOptions, absWorkingDir: workspace, entryPoints, outdir });
  return {
    program: join(outdir, "cut-server.js"),
    command: join(outdir, "cut-command.js"),
    remove: () => rm(outdir, { recursive: true, force: true }),
  };
}

export type CutServer = Awaited<ReturnType<typeof startCutServer>>;

const timeout = 60_000;

/** A server process in which the caller arms cuts. @throws StartFailed if it does not become ready */
export async function startCutServer(
  { program }: CutBuild,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const startedAt = performance.now();
  const settings = { NODE_ENV: "production", ...administrator, ...environment };
  const server = await spawnServer(dataDir, settings, { program, channels: ["ipc", "pipe"] });
  const { process: child, output, ended } = server;
  /** Names of the interrupted steps. */
  const cutAt: string[] = [];
  createInterface({ input: child.stdio[4] as Readable }).on("line", (line) => void cutAt.push(line));
  const late = setTimeout(() => child.kill("SIGKILL"), timeout);
  const isReady = await server.ready;
  clearTimeout(late);
  if (!isReady) throw new StartFailed(cutAt, output);
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
    cutAt,
    /** Waits until the killed PostgreSQL has been restarted, and resets the cut. */
    recovered: async () => {
      const end = performance.now() + timeout;
      while (!output.some((line) => line.includes("PostgreSQL is back"))) {
        if (performance.now() > end) throw new Error(`PostgreSQL did not restart in time:\n${output.join("\n")}`);
        await pause(20);
      }
      output.length = 0;
      cutAt.length = 0;
    },
    arm: async (cut: Cut) => void (await sendMessage(cut)),
    /** Names of the steps since the last cut was armed. */
    steps: () => sendMessage("steps"),
    /** Makes the due backup and resolves when it has succeeded or failed. @throws Error if the server ends first */
    backUp: async () => void (await sendMessage("rare work")),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export class StartFailed extends Error {
  constructor(
    readonly cutAt: readonly string[],
    output: readonly string[],
  ) {
    super(`The server did not become ready:\n${output.slice(-15).join("\n")}`);
  }
}
