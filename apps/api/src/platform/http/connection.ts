import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "#platform/errors.ts";
import { closeIdle, refuseWithoutReading } from "./plain-failures.ts";

/**
 * The next expected event: the client's next request, its body, the client reading the response, or the server's
 * response.
 */
export type ConnectionState = "request" | "body" | "reader" | "server";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const madeRoom = new AppError("unavailable", { retryAfter: 5 });

export class Connection {
  /** The address that the connection counts for between requests; empty for proxies. */
  home: string;
  /** The address that the connection currently counts for. */
  address: string;
  /** When the connection was opened or its last request began, on a monotonic clock. */
  since = performance.now();
  /** Whether reading has stopped. */
  stopped = false;
  #exchanges: readonly Exchange[] = [];

  constructor(
    readonly socket: Socket,
    home: string,
  ) {
    this.home = home;
    this.address = home;
  }

  /** Requests without a complete response. */
  get unanswered(): number {
    this.#exchanges = this.#exchanges.filter(({ response }) => !response.writableFinished);
    return this.#exchanges.length;
  }

  get awaited(): ConnectionState {
    if (this.unanswered === 0) return "request";
    if (this.stopped || this.socket.writableLength > 0) return "reader";
    const { request, response } = this.#exchanges.at(-1) as Exchange;
    return request.complete || response.headersSent ? "server" : "body";
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.since = performance.now();
    this.#exchanges = this.unanswered === 0 ? [{ request, response }] : [...this.#exchanges, { request, response }];
  }

  /**
   * Closes the connection to make room. Responds first if no response has begun, so that a proxy does not consider the
   * server failed.
   */
  giveUp(): void {
    const { awaited, socket } = this;
    const last = this.#exchanges.at(-1);
    if (awaited === "request") closeIdle(socket);
    else if (awaited === "body" && last) refuseWithoutReading(last.request, last.response, madeRoom);
    else socket.destroy();
  }
}
