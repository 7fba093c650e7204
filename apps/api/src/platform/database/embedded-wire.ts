import { createServer, type ListenOptions, type Server, type Socket } from "node:net";
import { endsAtRest, RequestReader, simpleQuery, syncMessage } from "./wire-messages.ts";

/** The part of PGlite that this needs: it takes messages and gives back the answer in pieces. */
export interface WireEngine {
  execProtocolRawStream(message: Uint8Array, options: { onRawData: (data: Uint8Array) => void }): Promise<void>;
}

interface Connection {
  readonly socket: Socket;
  readonly waiting: Buffer[];
  gone: boolean;
}

/**
 * Lets many clients share an engine that has one session. A client has the engine to itself from the first message of a
 * request until its transaction is over, also while that has failed and waits to be rolled back.
 */
export class EmbeddedWire {
  readonly #engine: WireEngine;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  /** In the order in which their requests came. */
  readonly #queue: Connection[] = [];
  #owner: Connection | null = null;
  #working: Promise<void> | null = null;

  constructor(engine: WireEngine) {
    this.#engine = engine;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Where it listens: the port, where it is no socket in a folder. */
  listen(options: ListenOptions): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(options, () => {
        this.#server.off("error", reject);
        const address = this.#server.address();
        resolve(typeof address === "object" ? address?.port : undefined);
      });
    });
  }

  /** Hangs up on everybody; what is unfinished is rolled back. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const { socket } of this.#connections) socket.destroy();
    await closed;
    await this.#working;
  }

  #accept(socket: Socket): void {
    const connection: Connection = { socket, waiting: [], gone: false };
    const reader = new RequestReader();
    this.#connections.add(connection);
    socket.setNoDelay(true);
    // The close that follows says the same.
    socket.on("error", () => {});
    socket.on("close", () => {
      connection.gone = true;
      this.#connections.delete(connection);
      this.#work();
    });
    socket.on("data", (piece) => {
      for (const request of reader.read(piece)) {
        if (request.kind === "encryption") socket.write("N");
        else if (request.kind === "work") this.#enqueue(connection, request.bytes);
        else socket.end();
      }
    });
  }

  #enqueue(connection: Connection, bytes: Buffer): void {
    connection.waiting.push(bytes);
    this.#queue.push(connection);
    this.#work();
  }

  #work(): void {
    this.#working ??= this.#workOff().finally(() => {
      this.#working = null;
    });
  }

  async #workOff(): Promise<void> {
    for (;;) {
      if (this.#owner?.gone) await this.#rollBack();
      const connection = this.#next();
      if (!connection) return;
      const bytes = connection.waiting.shift();
      if (!bytes || connection.gone) continue;
      await this.#answer(connection, bytes);
    }
  }

  async #answer(connection: Connection, bytes: Buffer): Promise<void> {
    try {
      const answer = await this.#ask(bytes);
      this.#owner = endsAtRest(answer) ? null : connection;
      if (!connection.gone) connection.socket.write(answer);
    } catch {
      // An engine that cannot answer at all leaves its client like a server that has gone away.
      this.#owner = null;
      connection.socket.destroy();
    }
  }

  /** Whose request is next: the owner's, else the oldest. */
  #next(): Connection | undefined {
    const owner = this.#owner;
    const index = owner ? this.#queue.indexOf(owner) : 0;
    return index < 0 ? undefined : this.#queue.splice(index, 1)[0];
  }

  async #rollBack(): Promise<void> {
    this.#owner = null;
    await this.#ask(syncMessage);
    await this.#ask(simpleQuery("ROLLBACK"));
  }

  async #ask(bytes: Buffer): Promise<Buffer> {
    const pieces: Buffer[] = [];
    // The engine reuses its memory: a piece is copied while it is there.
    await this.#engine.execProtocolRawStream(bytes, { onRawData: (data) => void pieces.push(Buffer.from(data)) });
    return Buffer.concat(pieces);
  }
}
