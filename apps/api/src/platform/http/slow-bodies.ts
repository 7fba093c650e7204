import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#platform/errors/app-error.ts";
import { hasBody } from "./body-chunks.ts";
import { refuseWithoutReading } from "./failures.ts";

export const defaultBodyTimeouts = {
  /** Milliseconds that a body may be slower than `rate`. */
  time: 10_000,
  /** The same for a file, or a form with one, whose connection may be interrupted for a while. */
  fileTime: 60_000,
  /** Bytes per second: the slowest mobile connection. */
  rate: 1000,
};

const tooLate = new AppError("request_timeout", { retryAfter: 5 });

interface Watched {
  readonly response: ServerResponse;
  /** Maximum milliseconds without new bytes of the body. */
  readonly time: number;
  left: number;
  checkedAt: number;
  /** Bytes that the connection had received then. */
  bytes: number;
  /** Since when the request has a response, so that the rest of the body is unused. */
  answered?: number;
}

/** Ends requests whose bodies arrive so slowly that they only occupy a connection. */
export class SlowBodies {
  readonly #watched = new Map<IncomingMessage, Watched>();

  constructor(private readonly timeouts: typeof defaultBodyTimeouts) {}

  watch(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return;
    const hasFile = /^(multipart\/form-data|application\/octet-stream)/.test(request.headers["content-type"] ?? "");
    const time = hasFile ? this.timeouts.fileTime : this.timeouts.time;
    const now = performance.now();
    this.#watched.set(request, { response, time, left: time, checkedAt: now, bytes: request.socket.bytesRead });
  }

  /** Responds to late requests with `request_timeout`, unless they have a response, and closes their connections. */
  refuseLate(): void {
    for (const [request, watched] of this.#watched) {
      const { response } = watched;
      if (response.writableEnded) watched.answered ??= performance.now();
      if (request.complete || request.socket.destroyed) this.#watched.delete(request);
      else if (this.#isLate(request, watched)) {
        this.#watched.delete(request);
        refuseWithoutReading(request, response, tooLate);
      }
    }
  }

  /** Each kilobyte adds one second at the lowest rate, but fast bytes never add more than `time`. */
  #isLate({ socket }: IncomingMessage, watched: Watched): boolean {
    const now = performance.now();
    const { time, answered, checkedAt, bytes } = watched;
    if (answered !== undefined) return now - answered > time;
    const earned = ((socket.bytesRead - bytes) / this.timeouts.rate) * 1000;
    watched.left = Math.min(time, watched.left + earned - (now - checkedAt));
    watched.checkedAt = now;
    watched.bytes = socket.bytesRead;
    return watched.left < 0;
  }
}
