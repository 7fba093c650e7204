import { BoundedQueue } from "#platform/load/bounded-queue.ts";

/**
 * Bounds the passwords that are checked at the same time: each takes the processor for some 30 ms and 19 MiB. Browsers that
 * their users have logged in with have turns of their own, so that a crowd that tries passwords does not keep them out.
 */
export interface LoginTurns {
  readonly known: BoundedQueue;
  readonly unknown: BoundedQueue;
}

/** Two of each at the same time leave threads of the pool for files. */
const bounds = { atOnce: 2, longest: 20 };

export const loginTurns = (): LoginTurns => ({ known: new BoundedQueue(bounds), unknown: new BoundedQueue(bounds) });
