import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { BoundedQueue } from "#platform/http/bounded-queue.ts";

/** Concurrent renderings of each kind: while one waits for the database, the other proceeds. */
const concurrency = 2;

const maxQueue = 100;

/** Common pages are few and wait only for each other. Rare ones, which clients can invent, yield to cached ones. */
export class RenderQueue {
  readonly #common = pLimit(concurrency);
  readonly #rare = new BoundedQueue({ concurrency, maxQueue });

  /** @param served cached responses and connections: Node.js accepts one connection per turn of the event loop */
  constructor(private readonly served: () => number) {}

  get waiting(): { readonly common: number; readonly rare: number } {
    return { common: this.#common.pendingCount, rare: this.#rare.waiting };
  }

  get isFull(): boolean {
    return this.#rare.isFull;
  }

  /** @throws AppError `unavailable` if too many rare pages wait */
  render<Page>(kind: "common" | "rare", work: () => Promise<Page>): Promise<Page> {
    if (kind === "common") return this.#common(work);
    return new Promise((resolve, reject) => {
      const task = async () => {
        const startedAt = performance.now();
        await work().then(resolve, reject);
        await this.#letReadersPass(performance.now() - startedAt);
      };
      this.#rare.run(task).catch(reject);
    });
  }

  /** Waits while cached responses are being sent, but no longer than the rendering took. */
  async #letReadersPass(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    let before: number;
    do {
      before = this.served();
      await setImmediate();
    } while (this.served() > before && performance.now() < end);
  }
}
