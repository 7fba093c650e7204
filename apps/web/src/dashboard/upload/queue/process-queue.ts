import { preparePictures } from "./prepare-pictures.ts";
import { sendPictures } from "./send-pictures.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** Shrinks and sends pictures, each step one picture at a time and in a single tab, until `signal` is aborted. */
export async function processQueue(queue: UploadQueue, signal: AbortSignal): Promise<void> {
  const work = async () => {
    // Resets what a closed tab was sending.
    queue.broadcast({ sending: null, offline: !navigator.onLine });
    await Promise.all([preparePictures(queue, signal), sendPictures(queue, signal)]);
  };
  try {
    await (navigator.locks ? navigator.locks.request("uploads", { signal }, work) : work());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
