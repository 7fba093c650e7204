import { preparePictures } from "./prepare-pictures.ts";
import { sendPictures } from "./send-pictures.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** Makes pictures small and sends them, each one at a time, in one tab at a time, until `signal` is aborted. */
export async function processQueue(queue: UploadQueue, signal: AbortSignal): Promise<void> {
  const work = async () => {
    // What a tab that is gone was doing is nobody’s any more.
    queue.broadcast({ sending: null, offline: !navigator.onLine });
    await Promise.all([preparePictures(queue, signal), sendPictures(queue, signal)]);
  };
  try {
    await (navigator.locks ? navigator.locks.request("uploads", { signal }, work) : work());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
