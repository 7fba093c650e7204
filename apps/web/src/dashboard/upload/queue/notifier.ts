/** Condition that asynchronous code can wait for. */
export class Notifier {
  /** Number of notifications. Reading it before checking a state ensures that `wait` misses no notification. */
  count = 0;
  readonly #waiters = new Set<() => void>();

  notify(): void {
    this.count += 1;
    for (const wake of this.#waiters) wake();
    this.#waiters.clear();
  }

  /** Resolves when `count` exceeds `seen`, `signal` is aborted, or the time is over. */
  wait(seen: number, signal: AbortSignal, milliseconds?: number): Promise<void> {
    if (this.count > seen || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiters.add(resolve);
      signal.addEventListener("abort", () => resolve());
      if (milliseconds !== undefined) setTimeout(resolve, milliseconds);
    });
  }
}
