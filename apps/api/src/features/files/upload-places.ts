import { AppError } from "#platform/errors/app-error.ts";

/** Concurrent uploads, each with a file of up to 25 MB: in total, and per user. */
const most = { all: 16, user: 4 };

/** Seconds; enough to process one or two pictures. */
const retryAfter = 30;

export class UploadPlaces {
  /** The user of each upload. */
  readonly #taken: string[] = [];

  /** @returns a function that releases the place @throws AppError `uploads_waiting` */
  take(userId: string): () => void {
    const ofUser = this.#taken.filter((id) => id === userId).length;
    if (ofUser >= most.user || this.#taken.length >= most.all) throw new AppError("uploads_waiting", { retryAfter });
    this.#taken.push(userId);
    return () => void this.#taken.splice(this.#taken.indexOf(userId), 1);
  }
}
