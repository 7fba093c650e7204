import { setTimeout as pause } from "node:timers/promises";
import { isInterrupted } from "#platform/errors/database-error.ts";

/** Longest duration of a database restart, and pause between two read attempts, in milliseconds. */
const maxRestart = 5000;
const interval = 100;

/**
 * Retries reads in the first seconds of an outage, because a restarting database is available again by then. Later
 * reads fail at once, so that no requests pile up.
 */
export class RetryPolicy {
  #outageStart = Number.NEGATIVE_INFINITY;
  #lastFailure = Number.NEGATIVE_INFINITY;

  /**
   * @param read may be called several times
   * @throws the error of the last attempt
   */
  async read<Value>(read: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!isInterrupted(error) || this.#isLong()) throw error;
        await pause(interval);
      }
    }
  }

  /**
   * Records a failure.
   * @returns whether the current outage has lasted longer than a restart
   */
  #isLong(): boolean {
    const now = performance.now();
    if (now - this.#lastFailure > maxRestart) this.#outageStart = now;
    this.#lastFailure = now;
    return now - this.#outageStart > maxRestart;
  }
}
