import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { freePort } from "#platform/free-port.ts";

/** The program itself in a process of its own, ready. */
export interface StartedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Lines that it printed. */
  readonly said: readonly string[];
  /** Stops it in order. @returns exit code and signal */
  stop(): Promise<unknown[]>;
}

export const owner = { email: "owner@example.org", password: "a sentence of four words" };

/** @throws Error with what it said, where it ends before it is ready */
export async function startServerProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: {
      ...process.env,
      DATABASE_URL: "",
      SEED_DEMO: "false",
      PORT: String(port),
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
  const ready = new Promise<boolean>((resolve) => {
    listen(child.stdout).on("line", (line) => line.startsWith("Ready at") && resolve(true));
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error(said.join("\n"));
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    said,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
