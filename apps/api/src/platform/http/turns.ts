/** Milliseconds after which a turn of the event loop begins no more requests. */
const longest = 50;

/**
 * Begins requests while the turn of the event loop has time, and the others in the next turns. One turn reads what all
 * connections have sent, so that the requests of thousands would keep it for half a second.
 */
export class Turns {
  #waiting = 0;
  /** When the present turn has no more time; null before its first request. */
  #end: number | null = null;

  /** @param isNeeded asked before a request that had to wait begins */
  begin(work: () => void, isNeeded: () => boolean): void {
    if (this.#waiting === 0 && this.#hasTime()) {
      work();
      return;
    }
    this.#waiting += 1;
    // A callback for each, because the promises of a request continue after the callback that began it. They keep their order.
    const tryAgain = () => {
      if (!this.#hasTime()) {
        setImmediate(tryAgain);
        return;
      }
      this.#waiting -= 1;
      if (isNeeded()) work();
    };
    setImmediate(tryAgain);
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
