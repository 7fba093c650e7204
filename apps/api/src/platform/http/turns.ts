/** Milliseconds after which a turn of the event loop begins no more requests. */
const longest = 50;

interface Waiting {
  readonly work: () => void;
  readonly isNeeded: () => boolean;
}

/**
 * Begins requests at once while the turn of the event loop has time, and the others in the next turns, one in each. One
 * turn reads what all connections have sent, so that the requests of thousands would keep it for half a second.
 */
export class Turns {
  readonly #waiting: Waiting[] = [];
  /** When the present turn has no more time; null before its first request. */
  #end: number | null = null;

  /** @param isNeeded asked before a request that had to wait begins */
  begin(work: () => void, isNeeded: () => boolean): void {
    if (this.#waiting.length === 0 && this.#hasTime()) {
      work();
      return;
    }
    this.#waiting.push({ work, isNeeded });
    if (this.#waiting.length === 1) setImmediate(() => this.#next());
  }

  /** A callback for each, because the promises of a request continue after the callback that began it. */
  #next(): void {
    const next = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#next());
    if (next?.isNeeded()) next.work();
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#end !== null) return now < this.#end;
    this.#end = now + longest;
    setImmediate(() => {
      this.#end = null;
    });
    return true;
  }
}
