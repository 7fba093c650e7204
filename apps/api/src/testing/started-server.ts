import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "#platform/free-port.ts";
import { builtProgram } from "./built-program.ts";

/** The program itself in a process of its own, as it starts. */
export interface StartingServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Lines that it printed. */
  readonly said: readonly string[];
  /** Settles when it is ready: true; or when it has ended before: false. */
  readonly ready: Promise<boolean>;
  /** Settles with exit code and signal when it has ended and said everything. */
  readonly ended: Promise<unknown[]>;
}

/** The same, ready. */
export interface StartedServer extends StartingServer {
  /** Stops it in order. @returns exit code and signal */
  stop(): Promise<unknown[]>;
}

export const owner = { email: "owner@example.org", password: "a sentence of four words" };

export async function spawnServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartingServer> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [await builtProgram("main")], {
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
  const said: string[] = [];
  const ended = once(child, "close");
  const listen = (stream: Readable) => createInterface({ input: stream }).on("line", (line) => void said.push(line));
  listen(child.stderr);
  const saidReady = new Promise<boolean>((resolve) => {
    listen(child.stdout).on("line", (line) => line.startsWith("Ready at") && resolve(true));
  });
  const ready = Promise.race([saidReady, ended.then(() => false)]);
  return { url: `http://127.0.0.1:${port}`, process: child, said, ready, ended };
}

/** @throws Error with what it said, where it ends before it is ready */
export async function startServerProcess(
  dataDir: string,
  environment?: Readonly<Record<string, string>>,
): Promise<StartedServer> {
  const server = await spawnServer(dataDir, environment);
  if (!(await server.ready)) throw new Error(server.said.join("\n"));
  return {
    ...server,
    stop: () => {
      server.process.kill("SIGTERM");
      return server.ended;
    },
  };
}
