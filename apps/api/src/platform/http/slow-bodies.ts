import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#platform/errors.ts";
import { writeFailure } from "./plain-failures.ts";

/** How long bodies may take to arrive. */
export interface BodyPatience {
  /** Milliseconds for the whole body; those of a form with a file need so long only if they come slower than `rate`. */
  readonly time: number;
  /** Bytes a second that a form with a file must come at. */
  readonly rate: number;
}

/** A kilobyte a second is what the slowest mobile line gives. */
export const usualPatience: BodyPatience = { time: 60_000, rate: 1000 };

/** Seconds after which a sender may try again. */
const retryAfter = 5;

interface Watched {
  readonly response: ServerResponse;
  readonly begun: number;
  /** What its connection had received before. */
  readonly bytesBefore: number;
  readonly hasFile: boolean;
  /** Since when it is answered, so that the rest of the body is of no use. */
  answered?: number;
}

/** Ends requests whose bodies are sent so slowly that they only hold a connection. */
export class SlowBodies {
  readonly #patience: BodyPatience;
  readonly #watched = new Map<IncomingMessage, Watched>();

  constructor(patience: BodyPatience) {
    this.#patience = patience;
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    const {
      "content-length": length = "0",
      "transfer-encoding": encoding,
      "content-type": type = "",
    } = request.headers;
    if (length === "0" && encoding === undefined) return;
    this.#watched.set(request, {
      response,
      begun: performance.now(),
      bytesBefore: request.socket.bytesRead,
      hasFile: type.startsWith("multipart/form-data"),
    });
  }

  /** Answers those that are late with `request_timeout`, where they have no answer yet, and closes their connections. */
  refuseLate(): void {
    for (const [request, watched] of this.#watched) {
      const { response } = watched;
      if (response.writableEnded) watched.answered ??= performance.now();
      if (request.complete || request.socket.destroyed) this.#watched.delete(request);
      else if (this.#isLate(request, watched)) {
        this.#watched.delete(request);
        response.once("close", () => request.socket.destroy());
        if (response.headersSent) request.socket.destroy();
        else writeFailure(response, new AppError("request_timeout", { retryAfter }));
      }
    }
  }

  #isLate({ socket }: IncomingMessage, { begun, bytesBefore, hasFile, answered }: Watched): boolean {
    const { time, rate } = this.#patience;
    const now = performance.now();
    if (answered !== undefined) return now - answered > time;
    const earned = hasFile ? ((socket.bytesRead - bytesBefore) / rate) * 1000 : 0;
    return now - begun > time + earned;
  }
}
