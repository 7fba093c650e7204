import { type Processing, preparePictures } from "./prepare-pictures.ts";
import { sendPictures } from "./send-pictures.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** Shrinks and sends pictures until `signal` is aborted. Each step handles one picture at a time, in one tab only. */
export async function processQueue(queue: UploadQueue, processing: Processing): Promise<void> {
  const { signal } = processing;
  const work = async () => {
    // Resets the progress of a tab that was closed while sending.
    queue.broadcast({ sending: null, offline: !navigator.onLine });
    await Promise.all([preparePictures(queue, processing), sendPictures(queue, signal)]);
  };
  try {
    await (navigator.locks ? navigator.locks.request("uploads", { signal }, work) : work());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
