/** Milliseconds between two looks. */
const interval = 250;

/** Milliseconds that a look is late by from which on there is too much to do. */
const tooLate = 1000;

/** Tells whether this process has more to do than it can: the event loop came late to the last two looks, not only to one. */
export class EventLoopLag {
  readonly #now: () => number;
  #last: number;
  #lateLooks = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#last = now();
  }

  get isLate(): boolean {
    return this.#lateLooks >= 2;
  }

  /** Called at intervals. */
  look(): void {
    const now = this.#now();
    this.#lateLooks = now - this.#last > interval + tooLate ? this.#lateLooks + 1 : 0;
    this.#last = now;
  }

  /** @returns a function that ends it */
  watch(): () => void {
    const looking = setInterval(() => this.look(), interval).unref();
    return () => clearInterval(looking);
  }
}
