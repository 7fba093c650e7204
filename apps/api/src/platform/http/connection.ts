import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeIdle, overload, refuseWithoutReading } from "./failures.ts";

/** The next expected event: the client's next request, its body, its reading, or the server's response. */
export type ConnectionState = "request" | "body" | "reader" | "server";

export class Connection {
  address: string;
  /** When the connection was opened or its last request began, on a monotonic clock. */
  since = performance.now();
  stopped = false;
  /** The open responses, in the order of their requests, which is also the order in which they are sent. */
  readonly #responses: ServerResponse[] = [];

  constructor(
    readonly socket: Socket,
    /** The address that the connection counts for between requests; empty for proxies. */
    public ownAddress: string,
  ) {
    this.address = ownAddress;
  }

  get unanswered(): number {
    while (this.#responses[0]?.writableFinished) this.#responses.shift();
    return this.#responses.length;
  }

  get awaited(): ConnectionState {
    if (this.unanswered === 0) return "request";
    if (this.stopped || this.socket.writableLength > 0) return "reader";
    const response = this.#responses.at(-1) as ServerResponse;
    return response.req.complete || response.headersSent ? "server" : "body";
  }

  begin(response: ServerResponse): void {
    this.since = performance.now();
    this.#responses.push(response);
  }

  /** Makes room. Responds first if no response has begun: a proxy would consider the server failed. */
  evict(): void {
    const { awaited, socket } = this;
    const last = this.#responses.at(-1);
    if (awaited === "request") closeIdle(socket);
    else if (awaited === "body" && last) refuseWithoutReading(last.req, last, overload);
    else socket.destroy();
  }
}
