import type { FileCreate } from "@visiga/contracts/files";
import { sendFile } from "#dashboard/shared/photos/send-file.ts";

/** Milliseconds without progress after which a request is aborted. */
const idleTimeout = 90_000;

interface Upload {
  /** Idempotency key. */
  readonly id: string;
  readonly fields: FileCreate;
  readonly picture: Blob;
  readonly fileName: string;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends one picture and aborts a stalled connection. Resolves to the file after the server has stored it.
 * @throws the errors of `sendForm`
 */
export async function sendWithTimeout({ id, fields, picture, fileName, signal, onProgress }: Upload) {
  const controller = new AbortController();
  const timeOut = () => controller.abort(new Error("The request timed out"));
  const stop = () => controller.abort(signal.reason);
  let timer = setTimeout(timeOut, idleTimeout);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  try {
    return await sendFile({
      id: undefined,
      key: id,
      fields,
      picture: { picture, fileName },
      signal: controller.signal,
      onProgress: (part) => {
        clearTimeout(timer);
        timer = setTimeout(timeOut, idleTimeout);
        onProgress(part);
      },
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
