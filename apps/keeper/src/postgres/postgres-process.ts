import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import type { Report } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { PostgresMessages } from "./postgres-messages.ts";
import { type Postgres, waitForExit } from "./program-launcher.ts";

export interface RunningPostgres {
  /** Resolves with the reason once it has exited, stopped or not. */
  readonly ended: Promise<string>;
  /** Requests a fast shutdown and waits until all data is on the disk. */
  stop(): Promise<void>;
}

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
): Promise<RunningPostgres> {
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
  const ended = once(child, "close")
    // The program could not be started.
    .catch(({ message }: Error) => messages.add(message))
    .then(() => messages.reason);
  const ready = new Promise<void>((resolve) => {
    if (!child.stderr) return;
    listened(createInterface({ input: child.stderr })).on("line", (line) => {
      messages.add(line);
      if (line.includes("database system is ready to accept connections")) resolve();
    });
  });
  void ended.then(() => child.stdin?.destroy());

  await Promise.race([ready, ended.then((reason) => Promise.reject(new Error(reason)))]);
  return {
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      if (windows)
        await waitForExit(launch(programs.pg_ctl, ["stop", "-D", cluster, "-m", "fast"], { windowsHide: true }));
      else child.kill("SIGINT");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
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
export async function supervise(start: () => Promise<RunningPostgres>, tellOperator: Report) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wait = firstPause;
  let running = await start();
  let lastEnd: string | undefined;
  let restarting = Promise.resolve();

  const watch = (startedAt = performance.now()) =>
    void running.ended.then((reason) => {
      if (signal.aborted) return;
      lastEnd = reason;
      if (performance.now() - startedAt > stableAfter) wait = firstPause;
      tellOperator(`The embedded PostgreSQL has ended and is started again: ${reason}`);
      restarting = restart(reason);
    });

  const restart = async (reason: string) => {
    const endedAt = performance.now();
    let reported = reason;
    while (!signal.aborted) {
      await pause(wait, undefined, { signal }).catch(() => {});
      wait = Math.min(2 * wait, maxPause);
      if (signal.aborted) return;
      try {
        running = await start();
        tellOperator(`The embedded PostgreSQL is back after ${((performance.now() - endedAt) / 1000).toFixed(1)} s`);
        return watch();
      } catch (error) {
        const { message } = error as Error;
        if (message !== reported) tellOperator(`The embedded PostgreSQL does not start yet: ${message}`);
        reported = message;
      }
    }
  };

  watch();
  return {
    /** Why it has last ended by itself; undefined if it has not. */
    ended: () => lastEnd,
    async stop() {
      stopping.abort();
      await restarting;
      await running.stop();
    },
  };
}
