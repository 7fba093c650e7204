import { connect } from "node:net";

/** Milliseconds between visits. */
const interval = 20;

/** A visitor who opens a page every 20 ms over a connection of its own, while the server is stopped and started. */
export class Visitor {
  readonly #seen = { pages: 0, waiting: 0, failed: 0, refused: 0, cut: 0 };
  readonly #visits: Promise<void>[] = [];
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();
  #longest = 0;

  constructor(private readonly url: string) {
    this.#timer = setInterval(() => this.#visits.push(this.#visit()), interval);
  }

  /**
   * @returns how many pages, waiting pages (503) and other answers it has got, how many connections were refused or cut
   * off, and the longest time without a page, in milliseconds
   */
  async leave() {
    clearInterval(this.#timer);
    await Promise.all(this.#visits);
    return { ...this.#seen, longest: Math.round(this.#longest) };
  }

  #visit(): Promise<void> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve) => {
      let answer = "";
      let refused = false;
      const socket = connect(Number(port), hostname);
      socket.on("connect", () => socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"));
      socket.on("data", (chunk) => {
        answer ||= chunk.toString("latin1");
      });
      socket.on("error", (error: NodeJS.ErrnoException) => {
        refused = error.code === "ECONNREFUSED";
      });
      socket.on("close", () => {
        this.#count(answer, refused);
        resolve();
      });
    });
  }

  #count(answer: string, refused: boolean): void {
    if (refused) this.#seen.refused += 1;
    else if (answer === "") this.#seen.cut += 1;
    else if (answer.startsWith("HTTP/1.1 503")) this.#seen.waiting += 1;
    else if (!answer.startsWith("HTTP/1.1 200")) this.#seen.failed += 1;
    else {
      this.#seen.pages += 1;
      this.#longest = Math.max(this.#longest, performance.now() - this.#last);
      this.#last = performance.now();
    }
  }
}
