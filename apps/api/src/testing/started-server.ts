import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "#platform/free-port.ts";
import { programPath } from "./program-path.ts";

/** The server program in a child process, from its start. */
export interface StartingServer {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: readonly string[];
  /** Resolves to true when it is ready, or to false when it ends before. */
  readonly ready: Promise<boolean>;
  /** Resolves to exit code and signal when it has ended and its output is complete. */
  readonly ended: Promise<unknown[]>;
}

/** A server process that is ready. */
export interface StartedServer extends StartingServer {
  /** Stops it gracefully. @returns exit code and signal */
  stop(): Promise<unknown[]>;
}

export const owner = { email: "owner@example.org", password: "a sentence of four words" };

export async function spawnServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartingServer> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [await programPath("main")], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      SEED_DEMO: "false",
      PORT: port,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const ended = once(child, "close");
  const listen = (stream: Readable) => createInterface({ input: stream }).on("line", (line) => void output.push(line));
  listen(child.stderr);
  const printedReady = new Promise<boolean>((resolve) => {
    listen(child.stdout).on("line", (line) => line.startsWith("Ready at") && resolve(true));
  });
  const ready = Promise.race([printedReady, ended.then(() => false)]);
  return { url: `http://127.0.0.1:${port}`, process: child, output, ready, ended };
}

/** @throws Error with its output if it ends before it is ready */
export async function startServerProcess(
  dataDir: string,
  environment?: Readonly<Record<string, string>>,
): Promise<StartedServer> {
  const server = await spawnServer(dataDir, environment);
  if (!(await server.ready)) throw new Error(server.output.join("\n"));
  return {
    ...server,
    stop: () => {
      server.process.kill("SIGTERM");
      return server.ended;
    },
  };
}
