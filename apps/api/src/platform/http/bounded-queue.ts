import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "#platform/errors/app-error.ts";

/** Longest wait in milliseconds before new tasks are refused: on a slow machine a short queue waits long too. */
const maxWait = 3000;

const retryAfter = 5;

interface Options {
  readonly concurrency: number;
  readonly maxQueue: number;
  /** When a request gives its slot to the next one. `sent`: what the client has not read takes memory of its own. */
  readonly until?: "worked" | "sent";
}

/** Queue that refuses tasks once too many wait or the first one has waited too long. */
export class BoundedQueue {
  readonly until: "worked" | "sent";
  readonly #limit: LimitFunction;
  readonly #maxQueue: number;
  readonly #waitingSince: number[] = [];

  constructor({ concurrency, maxQueue, until = "sent" }: Options) {
    this.until = until;
    this.#limit = pLimit(concurrency);
    this.#maxQueue = maxQueue;
  }

  get waiting(): number {
    return this.#limit.pendingCount;
  }

  get isFull(): boolean {
    const [first] = this.#waitingSince;
    return this.waiting >= this.#maxQueue || (first !== undefined && performance.now() - first > maxWait);
  }

  /** @throws AppError `unavailable` if the queue is full, and errors of the task */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.checkRoom();
    this.#waitingSince.push(performance.now());
    return this.#limit(() => {
      this.#waitingSince.shift();
      return work();
    });
  }

  checkRoom(): void {
    if (this.isFull) throw new AppError("unavailable", { retryAfter });
  }
}
