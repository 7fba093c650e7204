import type { Clock } from "#platform/clock.ts";

/** A clock that goes on only when a test says so. Starts at the present. */
export class TestClock {
  #now = Date.now();

  readonly now: Clock = () => new Date(this.#now);

  /** @param seconds How long everybody waits. */
  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}
