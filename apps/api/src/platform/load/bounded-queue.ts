import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "#platform/errors.ts";

interface Bounds {
  /** What is worked on at the same time. */
  readonly atOnce: number;
  /** What waits at most. */
  readonly longest: number;
}

/** Seconds after which a full queue has passed. */
const retryAfter = 5;

/** Work that waits in turn, and is refused once too much waits. */
export class BoundedQueue {
  readonly #limit: LimitFunction;
  readonly #longest: number;

  constructor({ atOnce, longest }: Bounds) {
    this.#limit = pLimit(atOnce);
    this.#longest = longest;
  }

  get waiting(): number {
    return this.#limit.pendingCount;
  }

  get isFull(): boolean {
    return this.waiting >= this.#longest;
  }

  /** Works now or later. @throws AppError `unavailable` if too much waits, and what the work throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.checkRoom();
    return this.#limit(work);
  }

  /** @throws AppError `unavailable` if too much waits */
  checkRoom(): void {
    if (this.isFull) throw new AppError("unavailable", { retryAfter });
  }
}
