import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Changes the body of a response, to simulate a later build. Undefined responds with 404. */
type Change = (path: string, body: string) => string | undefined;

/**
 * A proxy between browser and server, with its own address, that a test can cut, slow down or connect to another server.
 * Playwright's offline mode does not affect requests of a service worker.
 */
export class Line {
  /** Path and query of every request that arrived, in order; without those that were cut. */
  readonly asked: string[] = [];
  /** Status of every answer, in order. */
  readonly answers: number[] = [];
  #target: string;
  #state: "open" | "cut" | "slow" | number = "open";
  #change: Change | undefined;
  #waiting: (() => void)[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((request, response) => this.#pass(request, response));

  private constructor(target: string) {
    this.#target = target;
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
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
    for (const socket of this.#sockets) socket.destroy();
  }

  slow(): void {
    this.#state = "slow";
  }

  /** Responds like a proxy, with this status and an error page, until `mend`. */
  outage(status: number): void {
    this.#state = status;
  }

  mend(): void {
    this.#state = "open";
    for (const go of this.#waiting.splice(0)) go();
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

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#state === "cut") return void response.destroy();
    if (typeof this.#state === "number") {
      return void response.writeHead(this.#state, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
    }
    if (this.#state === "slow") await new Promise<void>((go) => this.#waiting.push(go));
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
    this.answers.push(status);
    if (!this.#change || !/html|javascript|css/.test(String(answer.headers["content-type"]))) {
      response.writeHead(status, answer.headers);
      return void answer.pipe(response);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = this.#change(path, Buffer.concat(chunks).toString());
    const { "content-length": _, etag: __, ...headers } = answer.headers;
    response.writeHead(body === undefined ? 404 : status, headers).end(body ?? "Not found");
  }
}
