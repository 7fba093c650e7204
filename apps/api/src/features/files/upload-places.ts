import { AppError } from "#platform/errors.ts";

/** Uploads that may be under way at the same time, each with a file of up to 25 MB: in all, and of one user. */
const most = { all: 16, user: 4 };

/** Seconds in which a picture or two are processed. */
const retryAfter = 30;

/** Bounds the uploads that are received, wait and are processed. */
export class UploadPlaces {
  readonly #byUser = new Map<string, number>();
  #all = 0;

  /**
   * @returns a function that makes the place free again
   * @throws AppError `uploads_waiting`
   */
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
