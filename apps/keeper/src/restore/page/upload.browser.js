// Sends a file in parts, and continues after every loss of the connection.

/** Bytes. A part that a bad line loses is sent again whole, so it is small at first. */
const firstLength = 256 * 1024;
const least = 64 * 1024;
const most = 2 * 1024 ** 2;

/** Milliseconds. A part that arrives faster may be larger. */
const quick = 2000;
const pauseBetween = 3000;

/** An answer of the server, or of something in its place, such as a proxy or the login page of a Wi-Fi network. */
export class RefusedPart extends Error {
  /** @param {number} status @param {{code: string, message: string} | null} failure null: it is not the server's */
  constructor(status, failure, retryAfter = 0) {
    super(failure?.message ?? "");
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }

  get isTooLarge() {
    return this.failure === null && this.status === 413;
  }
}

/** Somebody has deleted the file, or has begun to send another one, which this one would replace. */
export class ReplacedUpload extends Error {}

/** @throws RefusedPart, or TypeError if the server was not reached */
async function send(path, init) {
  const response = await fetch(`/restore/${path}`, init);
  const type = response.headers.get("content-type");
  const isJson = /^application\/json\b/i.test(type ?? "");
  if (!isJson && (type !== null || !response.ok)) throw new RefusedPart(response.status, null);
  if (response.ok) return isJson ? response.json() : null;
  throw new RefusedPart(response.status, await response.json(), Number(response.headers.get("retry-after")));
}

/**
 * @param {{file: File, from: number, signal: AbortSignal, onProgress: (received: number) => void,
 *   onWaiting: (reason: unknown) => void}} options `onWaiting` gets null when the server is reached again
 * @throws RefusedPart for a refusal that another attempt does not change; ReplacedUpload
 */
export async function uploadBackup({ file, from, signal, onProgress, onWaiting }) {
  const { name, size } = file;
  let length = firstLength;
  /** What a proxy lets through at most. */
  let limit = most;
  let offset = from;
  while (offset < size) {
    const started = performance.now();
    try {
      const query = new URLSearchParams({ name, size: String(size), offset: String(offset) });
      const headers = { "content-type": "application/octet-stream" };
      await send(`parts?${query}`, { method: "POST", headers, body: file.slice(offset, offset + length), signal });
      offset = Math.min(size, offset + length);
      if (performance.now() - started < quick) length = Math.min(2 * length, limit);
    } catch (error) {
      if (signal.aborted) throw error;
      const isTooLarge = error instanceof RefusedPart && error.isTooLarge;
      if (!canRetry(error) || (isTooLarge && length <= least)) throw error;
      length = Math.max(least, length / 2);
      if (isTooLarge) {
        limit = length;
        continue;
      }
      onWaiting(error);
      offset = await received({ file, offset, signal }, error);
    }
    onWaiting(null);
    onProgress(offset);
  }
}

/** Bytes that have arrived: a part may have, although its response was lost. */
async function received({ file: { name, size }, offset, signal }, failure) {
  for (let wait = waitAfter(failure); ; ) {
    await pause(wait, signal);
    try {
      const { upload } = await send("state", { signal });
      if (upload?.name === name && upload.size === size) return upload.received;
      if (upload === null && offset === 0) return 0;
      throw new ReplacedUpload();
    } catch (error) {
      if (!canRetry(error)) throw error;
      wait = waitAfter(error);
    }
  }
}

const waitAfter = (error) => (error.retryAfter > 0 ? error.retryAfter * 1000 : pauseBetween);

const transient = ["rate_limited", "unavailable", "internal", "request_timeout", "restore_part_misplaced"];

/** A lost connection, a busy server, a proxy without a server or with a limit, or a part that has arrived already. */
function canRetry(error) {
  if (error instanceof ReplacedUpload) return false;
  if (!(error instanceof RefusedPart)) return error.name !== "AbortError";
  if (error.failure) return transient.includes(error.failure.code);
  return error.status >= 500 || error.status < 400 || error.isTooLarge;
}

const pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
