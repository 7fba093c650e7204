import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { failureOf, RequestFailure } from "#platform/data/failure.ts";
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
  /** Called with the reason when the server is not reached, and with null when it is again. */
  readonly onWaiting: (reason: unknown) => void;
}

/**
 * Sends a file in parts, and continues after every loss of the connection.
 * @throws RequestFailure for a refusal that another attempt does not change
 */
export async function uploadBackup(options: UploadOptions): Promise<void> {
  const { file, from, signal, onProgress, onWaiting } = options;
  const { name, size } = file;
  let length = firstLength;
  /** What a proxy lets through at most. */
  let limit = most;
  let offset = from;
  while (offset < size) {
    const started = performance.now();
    try {
      await addPart({ name, size, offset }, file.slice(offset, offset + length), signal);
      offset = Math.min(size, offset + length);
      if (performance.now() - started < quick) length = Math.min(2 * length, limit);
    } catch (error) {
      signal.throwIfAborted();
      const tooLarge = isTooLarge(error);
      if (!canRetry(error) || (tooLarge && length <= least)) throw error;
      length = Math.max(least, length / 2);
      if (tooLarge) {
        limit = length;
        continue;
      }
      onWaiting(error);
      offset = await received(options, error);
    }
    onWaiting(null);
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

const isTooLarge = (error: unknown): boolean => error instanceof UnexpectedResponse && error.status === 413;

/** A lost connection, a busy server, a proxy without a server or with a limit, or a part that has arrived already. */
function canRetry(error: unknown): boolean {
  if (error instanceof UnexpectedResponse) return error.status >= 500 || error.status < 400 || isTooLarge(error);
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
