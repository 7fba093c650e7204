import { BoundedQueue } from "#platform/load/bounded-queue.ts";

/**
 * Limits concurrent password checks, each of which takes about 30 ms of CPU time and 19 MiB. Known browsers have a
 * separate queue, so that a flood of other attempts cannot block them.
 */
export interface LoginQueues {
  readonly known: BoundedQueue;
  readonly unknown: BoundedQueue;
}

/** Two checks per queue leave threads of the pool for file operations. */
const bounds = { concurrency: 2, maxQueue: 20 };

export const loginQueues = (): LoginQueues => ({ known: new BoundedQueue(bounds), unknown: new BoundedQueue(bounds) });
