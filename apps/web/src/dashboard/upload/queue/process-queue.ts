import { preparePictures } from "./prepare-pictures.ts";
import { sendPictures } from "./send-pictures.ts";
import type { UploadQueue } from "./upload-queue.ts";

export interface Processing {
  readonly signal: AbortSignal;
  /** Whether the server can decode HEIC. */
  readonly serverOpensHeic: () => Promise<boolean>;
}

/** Shrinks and sends pictures, each step one picture at a time and in a single tab, until `signal` is aborted. */
export async function processQueue(queue: UploadQueue, processing: Processing): Promise<void> {
  const { signal } = processing;
  const work = async () => {
    // Resets what a closed tab was sending.
    queue.broadcast({ sending: null, offline: !navigator.onLine });
    await Promise.all([preparePictures(queue, processing), sendPictures(queue, signal)]);
  };
  try {
    await (navigator.locks ? navigator.locks.request("uploads", { signal }, work) : work());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
