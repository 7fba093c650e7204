import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A server in a process of its own, on loopback. */
export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from the spawn to the first answer. */
  readonly startedAfter: number;
  /** Seconds of processor time so far. */
  processorTime(): Promise<number>;
  /** Resident memory in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

/** Starts `node` with `args` and waits until `path` is answered; `PORT` says where. Gives up after 60 s. */
export async function startProcess(
  args: string[],
  path: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (performance.now() - begun > 60_000) throw new Error("The server did not answer within 60 s");
    await pause(10);
  }
  return {
    url,
    startedAfter: performance.now() - begun,
    processorTime: () => processorTime(child),
    memory: () => memory(child),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => undefined))?.ok ?? false;

/** From /proc, user and system time in hundredths of a second. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const [, after = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function memory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
