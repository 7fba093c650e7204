import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildOptions, programs } from "@visiga/api/build-options.ts";
import { freePort } from "@visiga/api/src/platform/free-port.ts";
import { build } from "esbuild";
import { administrator } from "../bench/administrator.ts";
import type { Cut } from "./cut.ts";
import type { Message } from "./cut-server.ts";

const workspace = fileURLToPath(new URL("../../api", import.meta.url));

/** The server and the commands with their cut points, bundled beside `dist`, whose pictures and site they use. */
export interface CutBuild {
  readonly program: string;
  readonly command: string;
  remove(): Promise<void>;
}

export async function buildCutServer(): Promise<CutBuild> {
  const outdir = await mkdtemp(join(workspace, "faults-dist-"));
  const entryPoints = {
    ...programs,
    "cut-server": "../trials/faults/cut-server.ts",
    "cut-command": "../trials/faults/cut-command.ts",
  };
  await build({ ...buildOptions, absWorkingDir: workspace, entryPoints, outdir });
  return {
    program: join(outdir, "cut-server.js"),
    command: join(outdir, "cut-command.js"),
    remove: () => rm(outdir, { recursive: true, force: true }),
  };
}

/** A server process in which the caller arms cuts. */
export interface CutServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds until it was ready. */
  readonly startedAfter: number;
  /** Names of the interrupted steps. */
  readonly cutAt: readonly string[];
  /** Its output since it was ready. */
  readonly output: readonly string[];
  /** Waits until the killed PostgreSQL has been restarted, and resets the cut. */
  recovered(): Promise<void>;
  arm(cut: Cut): Promise<void>;
  /** Names of the steps since the last cut was armed. */
  steps(): Promise<readonly string[]>;
  /** Makes the due backup and resolves when it has succeeded or failed. @throws Error if the server ends first */
  backUp(): Promise<void>;
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

const timeout = 60_000;

/** @throws Error with its output if it does not become ready */
export async function startCutServer(
  { program }: CutBuild,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CutServer> {
  const startedAt = performance.now();
  const port = await freePort();
  const child = spawn(process.execPath, ["--enable-source-maps", program], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PORT: String(port),
      SEED_DEMO: "false",
      ...administrator,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc", "pipe"],
  });
  const output: string[] = [];
  const cutAt: string[] = [];
  const listen = (stream: unknown, lines: string[]) =>
    createInterface({ input: stream as Readable }).on("line", (line) => void lines.push(line));
  const ended = once(child, "close");
  listen(child.stderr, output);
  listen(child.stdio[4], cutAt);
  const ready = new Promise<void>((resolve) => {
    listen(child.stdout, output).on("line", (line) => line.startsWith("Ready at") && resolve());
  });
  const late = setTimeout(() => child.kill("SIGKILL"), timeout);
  const outcome = await Promise.race([ready.then(() => "ready"), ended.then(() => "ended")]);
  clearTimeout(late);
  if (outcome === "ended") throw new StartFailed(cutAt, output);
  const sendMessage = async (message: Message): Promise<readonly string[]> => {
    child.send(message);
    const gone = ended.then(() => {
      throw new Error("The server has ended");
    });
    const [answer] = await Promise.race([once(child, "message"), gone]);
    return answer;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    startedAfter: performance.now() - startedAt,
    cutAt,
    output,
    recovered: async () => {
      const end = performance.now() + timeout;
      while (!output.some((line) => line.includes("PostgreSQL is back"))) {
        if (performance.now() > end) throw new Error(`PostgreSQL did not restart in time:\n${output.join("\n")}`);
        await pause(20);
      }
      output.length = 0;
      cutAt.length = 0;
    },
    arm: async (cut) => void (await sendMessage(cut)),
    steps: () => sendMessage("steps"),
    backUp: async () => void (await sendMessage("rare work")),
    ended,
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
