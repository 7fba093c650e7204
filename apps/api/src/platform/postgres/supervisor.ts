import { setTimeout as pause } from "node:timers/promises";
import type { Report } from "#platform/errors/start-failure.ts";
import type { PostgresProcess } from "./postgres-process.ts";

interface KeepOptions {
  /** Starts PostgreSQL. Calls `ended` with the last log line when it exits unexpectedly. */
  readonly start: (ended: (lastLine: string) => void) => Promise<PostgresProcess>;
  readonly report: Report;
}

/** Milliseconds before the first restart, doubled after each restart that fails or does not last. */
const firstPause = 100;
const maxPause = 30_000;
const stableAfter = 60_000;

/**
 * Starts PostgreSQL and restarts it after each unexpected exit, with growing pauses: after a crash it is quickly
 * available again, and on a full disk it retries until there is space.
 * @returns the process, whose `stop` is final
 * @throws errors of the first start
 */
export async function supervise({ start, report }: KeepOptions): Promise<PostgresProcess> {
  const stopping = new AbortController();
  let wait = firstPause;
  let running: PostgresProcess;
  let restarting = Promise.resolve();
  let startedAt: number;

  const begin = async () => {
    running = await start((lastLine) => {
      if (performance.now() - startedAt > stableAfter) wait = firstPause;
      report(`The embedded PostgreSQL has ended and is started again: ${lastLine}`);
      restarting = restart(lastLine);
    });
    startedAt = performance.now();
  };

  const restart = async (lastLine: string) => {
    const ended = performance.now();
    let reported = lastLine;
    while (!stopping.signal.aborted) {
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
      wait = Math.min(2 * wait, maxPause);
      if (stopping.signal.aborted) return;
      try {
        await begin();
        report(`The embedded PostgreSQL is back after ${((performance.now() - ended) / 1000).toFixed(1)} s`);
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== reported) report(`The embedded PostgreSQL does not start yet: ${message}`);
        reported = message;
      }
    }
  };

  startedAt = performance.now();
  await begin();
  return {
    stop: async () => {
      stopping.abort();
      await restarting;
      await running.stop();
    },
  };
}
