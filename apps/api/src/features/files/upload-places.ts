import { AppError } from "#platform/errors/app-error.ts";

/** Concurrent uploads, each with a file of up to 25 MB: in total, and per user. */
const most = { all: 16, user: 4 };

/** Seconds; enough to process one or two pictures. */
const retryAfter = 30;

export class UploadPlaces {
  readonly #byUser = new Map<string, number>();
  #all = 0;

  /** @returns a function that releases the place @throws AppError `uploads_waiting` */
  take(userId: string): () => void {
    const ofUser = this.#byUser.get(userId) ?? 0;
    if (ofUser >= most.user || this.#all >= most.all) throw new AppError("uploads_waiting", { retryAfter });
    this.#byUser.set(userId, ofUser + 1);
    this.#all += 1;
    return () => {
      const left = (this.#byUser.get(userId) ?? 1) - 1;
      if (left > 0) this.#byUser.set(userId, left);
      else this.#byUser.delete(userId);
      this.#all -= 1;
    };
  }
}
