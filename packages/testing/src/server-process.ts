import { type ChildProcess, type IOType, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { until } from "./until.ts";
import { watchedCommand } from "./watched-command.ts";

export type ServerProcess = ReturnType<typeof spawnServer>;

export const administrator = { email: "admin@example.org", password: "a long enough password" } as const;

const metricsToken = "measures";

/** Settings of the caller's environment that must not reach a server under test. */
const unset = ["DATABASE_URL", "SEED_DEMO", "JWT_SECRET", "PUBLIC_URL", "TRUST_PROXY", "S3_ENDPOINT", "S3_BUCKET"];
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(unset.map((name) => [name, ""])),
});

/**
 * A server program in a child process, from its start, on a free port and with the administrator unless the settings
 * name others.
 * @param args of Node.js
 * @param channels file descriptors of the process from 3 on
 */
export function spawnServer(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  channels: readonly (IOType | "ipc")[] = [],
) {
  const child: ChildProcess = spawn(...watchedCommand([process.execPath, ...args]), {
    env: {
      ...cleanEnvironment(),
      PORT: "0",
      HOST: "127.0.0.1",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      METRICS_TOKEN: metricsToken,
      ...settings,
    },
    stdio: ["pipe", "pipe", "pipe", ...channels],
  });
  const output: string[] = [];
  const listen = (stream: Readable | null) =>
    createInterface({ input: stream as Readable }).on("line", (line) => void output.push(line));
  listen(child.stderr);
  const ended = once(child, "close");
  child.on("exit", () => child.stdin?.destroy());
  const printedReady = new Promise<boolean>((resolve) => {
    listen(child.stdout).on("line", (line) => {
      if (!line.startsWith("Ready at")) return;
      const [, port = settings.PORT] = /^Ready at \S+:(\d+) /.exec(line) ?? [];
      server.url = `http://127.0.0.1:${port}`;
      resolve(true);
    });
  });
  const server = {
    /** Known once it is ready; no slash at the end. */
    url: "",
    process: child,
    output,
    ready: Promise.race([printedReady, ended.then(() => false)]),
    /** Resolves to exit code and signal when it has ended and its output is complete. */
    ended,
    /** Stops it gracefully. @returns exit code and signal */
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    /** Ends it at once, which leaves it no time to stop what it has started. */
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
  return server;
}

/** @throws Error with its output if it ends before it is ready */
export async function startServer(...of: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const server = spawnServer(...of);
  if (!(await server.ready)) throw new Error(`The server did not start:\n${server.output.join("\n")}`);
  return server;
}

/** Waits until a server has made all variants of its pictures. */
export const untilVariantsMade = (url: string): Promise<void> =>
  until(async () => {
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    if (!(await metrics.text()).includes('visiga_queue_length{queue="copies"} 0\n'))
      throw new Error(`${url} still makes variants`);
  }, 900);

/** The code of the page `/restore` in the output of a first start. */
export const printedCode = (output: readonly string[]): string =>
  /Code: +(\S+)/.exec(output.join("\n"))?.[1] ?? "no code";
