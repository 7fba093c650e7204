import pLimit from "p-limit";

/** Uploads are decoded one at a time, and nothing is encoded in the background during a large one. */
export class PictureSemaphore {
  readonly #uploads = pLimit(1);
  #room: Promise<void> | undefined;
  #interruption = new AbortController();

  /** @param work calls `makeRoom` before it decodes a large picture */
  upload<Result>(work: (makeRoom: () => void) => Promise<Result>): Promise<Result> {
    return this.#uploads(async () => {
      let leave = () => {};
      const makeRoom = () => {
        this.#room = new Promise((resolve) => {
          leave = resolve;
        });
        this.#interruption.abort();
        this.#interruption = new AbortController();
      };
      try {
        return await work(makeRoom);
      } finally {
        this.#room = undefined;
        leave();
      }
    });
  }

  /** Runs work that restarts after a large upload. Its signal tells it to stop. */
  async background<Result>(work: (signal: AbortSignal) => Promise<Result>, stopping: AbortSignal): Promise<Result> {
    for (;;) {
      if (this.#room) await this.#room;
      const { signal } = this.#interruption;
      try {
        return await work(AbortSignal.any([stopping, signal]));
      } catch (error) {
        if (!signal.aborted || stopping.aborted) throw error;
      }
    }
  }
}
