import { type ChildProcess, type IOType, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "#platform/system/free-port.ts";
import { programPath } from "./program-path.ts";

export type StartingServer = Awaited<ReturnType<typeof spawnServer>>;
export type StartedServer = Awaited<ReturnType<typeof startServerProcess>>;

export const owner = { email: "owner@example.org", password: "a sentence of four words" };

interface Program {
  /** Absent: the server as this test run has bundled it. */
  readonly program?: string;
  /** File descriptors of the process from 3 on. */
  readonly channels?: readonly (IOType | "ipc")[];
}

/** The server program in a child process, from its start. */
export async function spawnServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  { program, channels = [] }: Program = {},
) {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ["--enable-source-maps", program ?? (await programPath("main"))], {
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
    stdio: ["ignore", "pipe", "pipe", ...channels],
  });
  const output: string[] = [];
  const ended = once(child, "close");
  const listen = (stream: Readable | null) =>
    createInterface({ input: stream as Readable }).on("line", (line) => void output.push(line));
  listen(child.stderr);
  const printedReady = new Promise<boolean>((resolve) => {
    listen(child.stdout).on("line", (line) => line.startsWith("Ready at") && resolve(true));
  });
  const ready = Promise.race([printedReady, ended.then(() => false)]);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child as ChildProcess,
    output,
    ready,
    /** Resolves to exit code and signal when it has ended and its output is complete. */
    ended,
  };
}

/** @throws Error with its output if it ends before it is ready */
export async function startServerProcess(dataDir: string, environment?: Readonly<Record<string, string>>) {
  const server = await spawnServer(dataDir, environment);
  if (!(await server.ready)) throw new Error(server.output.join("\n"));
  return {
    ...server,
    /** Stops it gracefully. @returns exit code and signal */
    stop: () => {
      server.process.kill("SIGTERM");
      return server.ended;
    },
  };
}
