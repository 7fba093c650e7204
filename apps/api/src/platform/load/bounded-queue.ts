import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "#platform/errors.ts";

interface Bounds {
  /** What is worked on at the same time. */
  readonly atOnce: number;
  /** What waits at most. */
  readonly longest: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Milliseconds that the first one has waited from which on nobody else is let in: on a slow machine few fill the queue for long. */
const patience = 3000;

/** Seconds after which a full queue has passed. */
const retryAfter = 5;

/** Work that waits in turn, and is refused once too much waits, or for too long. */
export class BoundedQueue {
  readonly #limit: LimitFunction;
  readonly #longest: number;
  readonly #now: () => number;
  /** Since when each waits, the first one first. */
  readonly #waitingSince: number[] = [];

  constructor({ atOnce, longest, now = () => performance.now() }: Bounds) {
    this.#limit = pLimit(atOnce);
    this.#longest = longest;
    this.#now = now;
  }

  get waiting(): number {
    return this.#limit.pendingCount;
  }

  get isFull(): boolean {
    const [first] = this.#waitingSince;
    return this.waiting >= this.#longest || (first !== undefined && this.#now() - first > patience);
  }

  /** Works now or later. @throws AppError `unavailable` if too much waits, and what the work throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.checkRoom();
    this.#waitingSince.push(this.#now());
    return this.#limit(() => {
      this.#waitingSince.shift();
      return work();
    });
  }

  /** @throws AppError `unavailable` if too much waits */
  checkRoom(): void {
    if (this.isFull) throw new AppError("unavailable", { retryAfter });
  }
}
