import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import type { Report } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { PostgresMessages } from "./postgres-messages.ts";
import { type Postgres, waitForExit } from "./program-launcher.ts";

/** Requests a fast shutdown and waits until all data is on the disk. */
type Stop = () => Promise<void>;

/** Called with the reason when PostgreSQL exits without being stopped. */
type OnUnexpectedExit = (reason: string) => void;

/**
 * Shell script that starts a watcher in the background and then becomes the program in its arguments. The watcher reads
 * a pipe from this process: when this process ends in any way, the pipe closes and the watcher stops PostgreSQL.
 */
const watched = 'exec 3<&0 </dev/null; (read -r _ <&3; kill -INT $$) >/dev/null 2>&1 & exec "$@" 3<&-';

/** Waits until it accepts connections. @throws Error with the reason if it does not start */
export async function startPostgres(
  { programs, launch }: Postgres,
  cluster: string,
  settings: Readonly<Record<string, string | number>>,
  onUnexpectedExit: OnUnexpectedExit,
): Promise<Stop> {
  const args = ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const windows = process.platform === "win32";
  const [program, programArgs] = windows
    ? [programs.postgres, args]
    : ["/bin/sh", ["-c", watched, "sh", programs.postgres, ...args]];
  const child = launch(program, programArgs, {
    cwd: "/",
    // In its own session, so that Ctrl+C only reaches the server, which stops PostgreSQL after the last response.
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  if (child.stdin) listened(child.stdin);

  const messages = new PostgresMessages();
  let stopping = false;
  // Of a program that cannot be started.
  const exited = once(child, "close").catch(({ message }: Error) => messages.add(message));
  const ready = new Promise<void>((resolve) => {
    if (!child.stderr) return;
    listened(createInterface({ input: child.stderr })).on("line", (line) => {
      messages.add(line);
      if (line.includes("database system is ready to accept connections")) resolve();
    });
  });
  void exited.then(() => child.stdin?.destroy());

  await Promise.race([ready, exited.then(() => Promise.reject(new Error(messages.reason)))]);
  void exited.then(() => {
    if (!stopping) onUnexpectedExit(messages.reason);
  });
  return async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (windows)
      await waitForExit(launch(programs.pg_ctl, ["stop", "-D", cluster, "-m", "fast"], { windowsHide: true }));
    else child.kill("SIGINT");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
}

/** Milliseconds before the first restart, doubled after each restart that fails or does not last. */
const firstPause = 100;
const maxPause = 30_000;
const stableAfter = 60_000;

/**
 * Restarts PostgreSQL after each unexpected exit, with growing pauses: on a full disk it retries until there is space.
 * @throws errors of the first start
 */
export async function supervise(start: (onUnexpectedExit: OnUnexpectedExit) => Promise<Stop>, tellOperator: Report) {
  const stopping = new AbortController();
  let wait = firstPause;
  let stop: Stop;
  let ended: string | undefined;
  let restarting = Promise.resolve();
  let startedAt: number;

  const begin = async () => {
    stop = await start((reason) => {
      ended = reason;
      if (performance.now() - startedAt > stableAfter) wait = firstPause;
      tellOperator(`The embedded PostgreSQL has ended and is started again: ${reason}`);
      restarting = restart(reason);
    });
    startedAt = performance.now();
  };

  const restart = async (reason: string) => {
    const ended = performance.now();
    let reported = reason;
    while (!stopping.signal.aborted) {
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
      wait = Math.min(2 * wait, maxPause);
      if (stopping.signal.aborted) return;
      try {
        await begin();
        tellOperator(`The embedded PostgreSQL is back after ${((performance.now() - ended) / 1000).toFixed(1)} s`);
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== reported) tellOperator(`The embedded PostgreSQL does not start yet: ${message}`);
        reported = message;
      }
    }
  };

  startedAt = performance.now();
  await begin();
  return {
    /** Why it has last ended by itself; undefined if it has not. */
    ended: () => ended,
    async stop() {
      stopping.abort();
      await restarting;
      await stop();
    },
  };
}
