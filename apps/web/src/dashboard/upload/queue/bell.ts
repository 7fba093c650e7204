/** Wakes what waits for it. */
export class Bell {
  /** How often it rang: whoever noted this before looking misses nothing that rang meanwhile. */
  rings = 0;
  readonly #sleepers = new Set<() => void>();

  ring(): void {
    this.rings += 1;
    for (const wake of [...this.#sleepers]) wake();
  }

  /** Until it has rung more often than `heard`, `signal` is aborted, or the time is over. */
  wait(heard: number, signal: AbortSignal, milliseconds?: number): Promise<void> {
    if (this.rings > heard || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(wake, milliseconds);
      this.#sleepers.add(wake);
      signal.addEventListener("abort", wake);
    });
  }
}
