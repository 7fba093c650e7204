import { setTimeout as pause } from "node:timers/promises";
import { isInterrupted } from "./database-error.ts";

/** Milliseconds that a restart of a database takes at most, and between two attempts to read. */
const longestRestart = 5000;
const interval = 100;

/**
 * Repeats reads in the first seconds of an outage, because a database that restarts is back by then. After that they
 * fail at once, so that nothing piles up behind them.
 */
export class OutagePatience {
  #begun = Number.NEGATIVE_INFINITY;
  #lastFailure = Number.NEGATIVE_INFINITY;

  /** @param read may be called several times. @throws what it throws, at last */
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

  /** Notes a failure. @returns whether the outage that it belongs to has lasted longer than a restart */
  #isLong(): boolean {
    const now = performance.now();
    if (now - this.#lastFailure > longestRestart) this.#begun = now;
    this.#lastFailure = now;
    return now - this.#begun > longestRestart;
  }
}
