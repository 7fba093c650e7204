const interval = 250;

/** Delay of a check in milliseconds that indicates overload. */
const tooLate = 1000;

/** Whether this process is overloaded: the event loop was late for the last two checks, not only for one. */
export class EventLoopLag {
  #last = performance.now();
  #lateSamples = 0;

  get isLate(): boolean {
    return this.#lateSamples >= 2;
  }

  /** Must be called at regular intervals. */
  sample(): void {
    const now = performance.now();
    this.#lateSamples = now - this.#last > interval + tooLate ? this.#lateSamples + 1 : 0;
    this.#last = now;
  }

  /** @returns a function that stops the checks */
  watch(): () => void {
    const looking = setInterval(() => this.sample(), interval).unref();
    return () => clearInterval(looking);
  }
}
