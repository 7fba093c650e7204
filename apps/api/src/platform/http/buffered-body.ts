import type { IncomingMessage } from "node:http";
import { AppError } from "#platform/errors/app-error.ts";
import { isPlausibleChunking } from "./body-chunks.ts";

export interface BodyGuard {
  /** @throws AppError `unavailable` if there is no room for so many more bytes */
  readonly reserve: (bytes: number) => void;
  readonly release: (bytes: number) => void;
  /** Called if a body has too many chunks, which cost the server much more time than the client. */
  readonly pauseAddress: () => void;
}

/** Bytes of each body that are not counted, so that a login is possible when an address has used up its memory. */
const freeBytes = 4096;

/** The body of a request in one growing buffer. Reading starts with the construction. */
export class BufferedBody {
  #buffer: Buffer = Buffer.allocUnsafe(freeBytes);
  #length = 0;
  #chunks = 0;
  readonly #complete: Promise<Buffer>;
  #resolve!: (body: Buffer) => void;
  #reject!: (error: AppError) => void;
  #settled = false;

  /** @param limit bytes, until `read` is called */
  constructor(
    private readonly request: IncomingMessage,
    private limit: number,
    private readonly guard: BodyGuard,
  ) {
    this.#complete = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // The failure of a body that no route reads is ignored.
    this.#complete.catch(() => {});
    // Node.js keeps the chunks of this turn of the event loop as they are, and would read half a megabyte more before
    // the next turn.
    request.socket.pause();
    request.on("data", (chunk: Buffer) => this.#take(chunk));
    request.once("end", () => this.#end());
    request.once("close", () => this.#fail(new AppError("malformed_request")));
  }

  /** @throws AppError `request_too_large`, `malformed_request`, `unavailable` */
  read(limit: number): Promise<Buffer> {
    this.limit = limit;
    if (this.#length > limit || Number(this.request.headers["content-length"]) > limit)
      this.#fail(new AppError("request_too_large"));
    return this.#complete;
  }

  #take(chunk: Buffer): void {
    if (this.#settled) {
      // The stream asks for more after each chunk.
      this.request.socket.pause();
      return;
    }
    this.#chunks += 1;
    const length = this.#length + chunk.length;
    if (!isPlausibleChunking(this.#chunks, length)) {
      this.guard.pauseAddress();
      this.#fail(new AppError("malformed_request"));
    } else if (length > this.limit) {
      this.#fail(new AppError("request_too_large"));
    } else if (length <= this.#buffer.length || this.#grow(length)) {
      this.#length += chunk.copy(this.#buffer, this.#length);
    }
  }

  #grow(length: number): boolean {
    const size = Math.max(length, Math.min(this.limit, 2 * length));
    try {
      this.guard.reserve(size - this.#buffer.length);
    } catch (error) {
      this.#fail(error as AppError);
      return false;
    }
    const larger = Buffer.allocUnsafe(size);
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
    return true;
  }

  #end(): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#resolve(this.#buffer.subarray(0, this.#length));
    this.#release();
  }

  #fail(error: AppError): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#release();
    this.#reject(error);
    // The request itself is not paused: it would keep the rest of the received data, 10,000 chunks of a packet.
    this.request.socket.pause();
    // The end of the body would resume reading.
    queueMicrotask(() => this.request.socket.pause());
  }

  #release(): void {
    this.guard.release(this.#buffer.length - freeBytes);
    this.#buffer = Buffer.alloc(0);
  }
}
