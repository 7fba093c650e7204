import type { Clock } from "#platform/clock.ts";

/** A clock that starts at the present and advances only by `pass`. */
export class TestClock {
  #now = Date.now();

  readonly now: Clock = () => new Date(this.#now);

  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}
