import { failureOf, RequestFailure, UnexpectedResponse } from "#platform/data/failure.ts";
import { addPart, readState } from "./restore-requests.ts";

/** Bytes. A part that a bad line loses is sent again whole, so it is small at first. */
const firstLength = 256 * 1024;
const least = 64 * 1024;
const most = 2 * 1024 ** 2;

/** Milliseconds. A part that arrives faster may be larger. */
const quick = 2000;
const pauseBetween = 3000;

interface UploadOptions {
  readonly file: File;
  /** Bytes of the file that have arrived before. */
  readonly from: number;
  readonly signal: AbortSignal;
  readonly onProgress: (received: number) => void;
  /** Called with true when the server is not reached, and with false when it is again. */
  readonly onWaiting: (waiting: boolean) => void;
}

/**
 * Sends a file in parts, and continues after every loss of the connection.
 * @throws RequestFailure for a refusal that another attempt does not change
 */
export async function uploadBackup(options: UploadOptions): Promise<void> {
  const { file, from, signal, onProgress, onWaiting } = options;
  const { name, size } = file;
  let length = firstLength;
  let offset = from;
  while (offset < size) {
    const started = performance.now();
    try {
      await addPart({ name, size, offset }, file.slice(offset, offset + length), signal);
      offset = Math.min(size, offset + length);
      if (performance.now() - started < quick) length = Math.min(2 * length, most);
    } catch (error) {
      signal.throwIfAborted();
      if (!canRetry(error)) throw error;
      length = Math.max(least, length / 2);
      onWaiting(true);
      offset = await received(options, error);
    }
    onWaiting(false);
    onProgress(offset);
  }
}

/** Bytes that have arrived: a part may have, although its response was lost. */
async function received({ file, signal }: UploadOptions, failure: unknown): Promise<number> {
  for (let wait = waitAfter(failure); ; ) {
    await pause(wait, signal);
    try {
      const { upload } = await readState();
      return upload?.name === file.name && upload.size === file.size ? upload.received : 0;
    } catch (error) {
      if (!canRetry(error)) throw error;
      wait = waitAfter(error);
    }
  }
}

const waitAfter = (error: unknown): number =>
  error instanceof RequestFailure && error.retryAfter !== null ? error.retryAfter * 1000 : pauseBetween;

/** A lost connection, a busy server, a proxy without a server, or a part that has arrived already. */
function canRetry(error: unknown): boolean {
  if (error instanceof UnexpectedResponse) return error.status >= 500;
  const code = failureOf(error)?.code;
  return (
    code === undefined ||
    ["rate_limited", "unavailable", "internal", "request_timeout", "restore_part_misplaced"].includes(code)
  );
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
