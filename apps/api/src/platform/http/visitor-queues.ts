import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { BoundedQueue } from "./bounded-queue.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Number of cached responses and of accepted connections so far. */
    readonly responseCount: () => number;
  }
}

export type VisitorQueues = ReturnType<typeof createVisitorQueues>;

/** Queues of what visitors ask for. */
export const createVisitorQueues = (responseCount: FastifyInstance["responseCount"]) => ({
  files: new BoundedQueue({ concurrency: 8, maxQueue: 200, until: "worked" }),
  queries: new BoundedQueue({ concurrency: 3, maxQueue: 60 }),
  posts: new BoundedQueue({ concurrency: 3, maxQueue: 200 }),
  computations: new YieldingQueue(responseCount),
});

/** While cached responses are being sent, pauses after each computation, at most as long as it took. */
class YieldingQueue extends BoundedQueue {
  constructor(private readonly responseCount: FastifyInstance["responseCount"]) {
    super({ concurrency: 2, maxQueue: 100, until: "worked" });
  }

  override run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const task = async () => {
        const startedAt = performance.now();
        await work().then(resolve, reject);
        await this.#yieldToCachedTraffic(performance.now() - startedAt);
      };
      super.run(task).catch(reject);
    });
  }

  /** Node.js accepts one connection in a turn of the event loop, and rendering takes a whole turn. */
  async #yieldToCachedTraffic(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    let before: number;
    do {
      before = this.responseCount();
      await setImmediate();
    } while (this.responseCount() > before && performance.now() < end);
  }
}
