import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Changes the body of a response, to simulate a later build. Undefined responds with 404. */
type Change = (path: string, body: string) => string | undefined;

/** Answers a request in the place of the server. */
type Replace = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A proxy between browser and server, with its own address, that a test can cut or connect to another server.
 * Playwright's offline mode does not affect requests of a service worker.
 */
export class Line {
  /** Path and query of every request that arrived, in order; without those that were cut. */
  readonly asked: string[] = [];
  #target: string;
  #state: "open" | "cut" | number | Replace = "open";
  #change: Change | undefined;
  /** It closes no idle connection, because a request may be about to use it. */
  readonly #server = createServer({ keepAliveTimeout: 0 }, (request, response) => this.#pass(request, response));

  private constructor(target: string) {
    this.#target = target;
  }

  static async to(target: string): Promise<Line> {
    const line = new Line(target);
    line.#server.listen(0, "127.0.0.1");
    await once(line.#server, "listening");
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#state = "cut";
    this.#server.closeAllConnections();
  }

  /** Responds like a proxy, with this status and an error page, until `mend`. */
  outage(status: number): void {
    this.#state = status;
  }

  /** Answers everything in the place of the server, until `mend`. */
  replace(replace: Replace): void {
    this.#state = replace;
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.#state = "open";
  }

  lead(target: string): void {
    this.#target = target;
  }

  change(change: Change): void {
    this.#change = change;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    if (this.#state === "cut") return void response.destroy();
    if (typeof this.#state === "number") {
      return void response.writeHead(this.#state, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
    }
    if (typeof this.#state === "function") return void this.#state(request, response);
    const path = String(request.url);
    this.asked.push(path);
    const headers = { ...request.headers };
    // Only a complete, uncompressed response can be changed.
    if (this.#change) for (const name of ["accept-encoding", "if-none-match"]) delete headers[name];
    const onward = ask(
      new URL(path, this.#target),
      { method: request.method, headers },
      (answer) => void this.#answer(path, answer, response),
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  async #answer(path: string, answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = answer.statusCode ?? 500;
    if (!this.#change || !/html|javascript|css|json/.test(String(answer.headers["content-type"]))) {
      response.writeHead(status, answer.headers);
      return void answer.pipe(response);
    }
    const body = this.#change(path, await text(answer));
    const { "content-length": _, etag: __, ...headers } = answer.headers;
    response.writeHead(body === undefined ? 404 : status, headers).end(body ?? "Not found");
  }
}
