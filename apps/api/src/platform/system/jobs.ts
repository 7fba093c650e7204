import { setMaxListeners } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { ClockWatch } from "@visiga/system/clock-watch";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import type { Report } from "@visiga/system/errors/start-failure";

export interface Job {
  readonly name: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly interval: number;
  /** Milliseconds until the first run. Absent: it begins at once. */
  readonly delay?: number;
  /** Deletes for good what is old by the clock: does not run while the clock is not trusted. */
  readonly deletes?: boolean;
  run(signal: AbortSignal): Promise<void>;
}

/** A repeated failure of a job is reported once. @returns a function that stops them and waits for running work */
export function startJobs(
  jobs: readonly Job[],
  clockWatch: Pick<ClockWatch, "isTrusted">,
  tellOperator: Report,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each job listens. From eleven on, Node.js would take them for a leak and print a warning.
  setMaxListeners(0, signal);
  const running = jobs.map(async ({ name, interval, delay = 0, deletes = false, run }) => {
    let lastFailure: string | undefined;
    for (await pause(delay, signal); !signal.aborted; await pause(interval, signal)) {
      const work = async () => {
        if (!deletes || (await clockWatch.isTrusted())) await run(signal);
      };
      const failure = await work().then(() => undefined, reasonOf);
      if (failure !== undefined && failure !== lastFailure && !signal.aborted) tellOperator(`${name}: ${failure}`);
      lastFailure = failure;
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

/** Waits without keeping the process alive; ends at once when the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {});
