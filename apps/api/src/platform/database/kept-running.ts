import { setTimeout as pause } from "node:timers/promises";
import type { Report } from "#platform/start-failure.ts";
import type { PostgresProcess } from "./postgres-process.ts";

export interface KeptRunning {
  /** Stops the process for good. */
  stop(): Promise<void>;
}

interface KeepOptions {
  /** Starts PostgreSQL anew. `ended` is called with the last line of its log when it ends unasked. */
  readonly start: (ended: (lastLine: string) => void) => Promise<PostgresProcess>;
  readonly report: Report;
  /** Milliseconds before the first new start, doubled after each that fails or does not last. */
  readonly firstPause?: number;
}

/** Milliseconds. */
const longestPause = 30_000;
const lasting = 60_000;

/**
 * Starts PostgreSQL, and again whenever it ends unasked, with growing pauses: after a crash it is back in a moment, and
 * on a disk without space it tries until there is some.
 * @throws what the first start throws
 */
export async function keepRunning({ start, report, firstPause = 100 }: KeepOptions): Promise<KeptRunning> {
  const stopping = new AbortController();
  let wait = firstPause;
  let running: PostgresProcess;
  let restarting = Promise.resolve();
  let startedAt: number;

  const begin = async () => {
    running = await start((lastLine) => {
      if (performance.now() - startedAt > lasting) wait = firstPause;
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
      wait = Math.min(2 * wait, longestPause);
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
