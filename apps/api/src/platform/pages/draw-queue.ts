import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { BoundedQueue } from "#platform/load/bounded-queue.ts";

/** Pages of either kind that are drawn at the same time: while one waits for the database, another is drawn. */
const atOnce = 2;

/** Rare pages that wait at most. */
const longestQueue = 100;

/**
 * Bounds what drawing takes from readers of finished pages. Common pages are few and wait for each other only; rare
 * ones, which anybody can invent, wait in a queue of their own and let readers go first.
 */
export class DrawQueue {
  readonly #common = pLimit(atOnce);
  readonly #rare = new BoundedQueue({ atOnce, longest: longestQueue });
  readonly #served: () => number;

  /**
   * @param served how many readers were answered from memory so far, and how many connections were taken: Node.js takes one in
   * each turn of the event loop, so that new ones would wait as long as each drawing takes
   */
  constructor(served: () => number) {
    this.#served = served;
  }

  /** Pages that wait to be drawn. */
  get waiting(): { readonly common: number; readonly rare: number } {
    return { common: this.#common.pendingCount, rare: this.#rare.waiting };
  }

  /** Whether no further rare page may wait. */
  get isFull(): boolean {
    return this.#rare.isFull;
  }

  /** Draws now or later. @throws AppError `unavailable` if too many rare pages wait */
  draw<Page>(kind: "common" | "rare", work: () => Promise<Page>): Promise<Page> {
    if (kind === "common") return this.#common(work);
    return new Promise((resolve, reject) => {
      const inTurn = async () => {
        const begun = performance.now();
        await work().then(resolve, reject);
        await this.#letReadersPass(performance.now() - begun);
      };
      this.#rare.run(inTurn).catch(reject);
    });
  }

  /** Waits as long as readers are being answered, but no longer than the drawing took. */
  async #letReadersPass(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    let before: number;
    do {
      before = this.#served();
      await setImmediate();
    } while (this.#served() > before && performance.now() < end);
  }
}
