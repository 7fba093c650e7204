import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { Config } from "@visiga/system/config/config";
import { PortFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";

/** Takes a connection that nothing was read from. False if it could not. */
export type TakeConnection = (socket: Socket) => boolean | Promise<boolean>;

/** Connections that the kernel queues. More than the site takes, because others would time out silently. */
const backlog = 2048;

/** Connections that wait for the site. */
const mostWaiting = 1000;

/** Connections that were passed to the site and that it has not accepted: if it hangs, so many visitors wait for it. */
const mostUntaken = 8;

/** Milliseconds that a connection waits for the site before it is answered here. */
const defaultWait = 5000;

interface Waiting {
  readonly socket: Socket;
  readonly since: number;
}

/**
 * The listening port, which stays open while the site starts again: connections wait for it for a short time, and then
 * get an answer from here.
 */
export class ListeningPort {
  readonly #server = listened(createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }));
  #take: TakeConnection | null = null;
  #fallback: HttpServer;
  #longestWait: number;
  #waiting: Waiting[] = [];
  #given = 0;
  readonly #lateTimer: NodeJS.Timeout;

  /** @param fallback answers instead of the site. It does not listen itself */
  constructor(
    fallback: HttpServer,
    private readonly usualWait = defaultWait,
  ) {
    this.#fallback = withTimeouts(fallback);
    this.#longestWait = usualWait;
    this.#server.on("connection", (socket) => this.#arrive(socket));
    this.#lateTimer = setInterval(() => this.#answerLate(), 200).unref();
  }

  /** @throws StartFailure if the port cannot be used */
  async open({ host, port, socket }: Pick<Config, "host" | "port"> & Partial<Pick<Config, "socket">>): Promise<void> {
    const listening = once(this.#server, "listening");
    this.#server.listen(socket === undefined ? { host, port, backlog } : { fd: socket }, backlog);
    await listening.catch((error) => {
      throw listenFailure(error, { host, port });
    });
    if (socket !== undefined && this.port !== port)
      throw new PortFailure(`PORT: visiga.socket listens to ${this.port}, and the settings say ${port}`);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The address of the site as people type it. */
  url(config: Pick<Config, "host">): string {
    return shownAddress(this.#server, config);
  }

  /** Gives connections to the site, those that wait first. */
  giveTo(take: TakeConnection): void {
    this.#take = take;
    this.#longestWait = this.usualWait;
    this.#giveNext();
  }

  /** Lets connections wait. @param fallback answers those that waited too long, instead of the site */
  hold(fallback: HttpServer, longestWait = this.usualWait): void {
    this.#take = null;
    this.#fallback = withTimeouts(fallback);
    this.#longestWait = longestWait;
  }

  /** Answers a connection instead of the site, which has given it back. */
  answer(socket: Socket): void {
    if (!this.#server.listening) return void socket.destroy();
    this.#fallback.emit("connection", listened(socket));
  }

  close(): void {
    clearInterval(this.#lateTimer);
    this.#take = null;
    this.#server.close();
    for (const { socket } of this.#waiting.splice(0)) socket.destroy();
  }

  #arrive(socket: Socket): void {
    listened(socket);
    if (!this.#server.listening || this.#waiting.length >= mostWaiting) return void socket.destroy();
    this.#waiting.push({ socket, since: performance.now() });
    this.#giveNext();
    if (this.#longestWait === 0) this.#answerLate();
  }

  #giveNext(): void {
    while (this.#take && this.#given < mostUntaken) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#given += 1;
      void this.#give(next, this.#take);
    }
  }

  async #give(next: Waiting, take: TakeConnection): Promise<void> {
    const isTaken = await take(next.socket);
    this.#given -= 1;
    // That site has ended. Those that it had not taken come back in their order.
    if (!isTaken && this.#take === take) this.#take = null;
    if (!isTaken && !next.socket.destroyed) {
      const later = this.#waiting.findIndex(({ since }) => since > next.since);
      this.#waiting.splice(later === -1 ? this.#waiting.length : later, 0, next);
    }
    this.#giveNext();
  }

  #answerLate(): void {
    const late = performance.now() - this.#longestWait;
    while (this.#waiting[0] && this.#waiting[0].since <= late) {
      const { socket } = this.#waiting.shift() as Waiting;
      socket.resume();
      this.#fallback.emit("connection", socket);
    }
  }
}

/** Makes Node.js check how long requests take to arrive: it does so once a server listens, which this one never does. */
function withTimeouts(server: HttpServer): HttpServer {
  server.emit("listening");
  return server;
}

type Place = Pick<Config, "host" | "port">;

/** The address of a listening server as people type it. */
export function shownAddress(server: Pick<Server, "address">, { host }: Pick<Place, "host">): string {
  const { port } = server.address() as AddressInfo;
  const local = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${local ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** An error of `listen`, in words for the operator if it is one that they can mend. */
export function listenFailure(error: unknown, { host, port }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return new PortFailure(`PORT: ${port} on ${host} is taken by another program`);
  if (code === "EACCES") return new PortFailure(`PORT: ${port} may not be used by this user`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new PortFailure(`HOST: ${host} is not an address of this machine`);
  return error;
}
