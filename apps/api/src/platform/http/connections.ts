import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "@visiga/system/config/config";
import { isLoopback, networkOf } from "#platform/security/quota-address.ts";
import { clientAddress, trustFunction } from "./client-address.ts";
import { Connection, type ConnectionState } from "./connection.ts";
import { defaultBodyTimeouts } from "./slow-bodies.ts";

export const defaultLimits = {
  connections: 2048,
  /**
   * Connections of one address, and concurrent requests that a trusted proxy forwards for one address. A browser opens
   * six; a school, or part of a mobile carrier, shares one address.
   */
  perAddress: 400,
  /**
   * Requests of one connection without a complete response. Browsers and proxies wait for each response, which may
   * still count when their next request arrives; more would fill one turn of the event loop with thousands of requests.
   */
  pipelined: 2,
  /** A connection active this recently (milliseconds) is never evicted. */
  grace: 2000,
  /** Mean milliseconds (±50%) before a refused connection is closed unread: others would reconnect at once. */
  park: 5000,
  /** Milliseconds for the headers of a connection's first request, and of each later request. */
  headers: 15_000,
  body: defaultBodyTimeouts,
  /** Milliseconds after which a connection is closed if its client does not read the response. */
  stalled: 60_000,
  interval: 1000,
};

export type ConnectionLimits = Readonly<typeof defaultLimits>;

/** A connection that waits for the server is never evicted. */
const evictionOrder: readonly ConnectionState[] = ["request", "body", "reader"];

/** The server's connections, each counted for an address. Idle connections of proxies count for no address. */
export class Connections {
  readonly #isTrusted: (peer: string) => boolean;
  readonly #clientAddress: (request: IncomingMessage) => string;
  readonly #open = new Map<Socket, Connection>();
  readonly #byAddress = new Map<string, Set<Connection>>();
  #parked = 0;
  readonly #paused = new Set<string>();

  constructor(
    private readonly bounds: Omit<ConnectionLimits, "body">,
    config: Pick<Config, "trustProxy">,
  ) {
    this.#isTrusted = trustFunction(config.trustProxy);
    this.#clientAddress = clientAddress(config);
  }

  /** Accepts a new connection. Without room, the connection is not read. */
  take(socket: Socket): void {
    const { remoteAddress: peer } = socket;
    if (peer === undefined) {
      socket.destroy();
      return;
    }
    const ownAddress = this.#isTrusted(peer) ? "" : networkOf(peer);
    if (this.#paused.has(ownAddress) || !this.#makeRoom(ownAddress) || !this.#makeRoomInAll()) {
      if (this.#parked < this.bounds.connections) this.#park(socket);
      else socket.destroy();
      return;
    }
    const connection = new Connection(socket, ownAddress);
    this.#open.set(socket, connection);
    this.#add(connection);
    socket.once("close", () => this.#remove(connection));
  }

  /** Counts a request whose headers have arrived. @returns false if its address has too many in progress */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(request.socket);
    if (connection === undefined) return true;
    const address = this.#addressOf(request, connection);
    if (address !== connection.address && !this.#makeRoom(address)) return false;
    connection.begin(response);
    if (address !== connection.address) this.#count(connection, address);
    return true;
  }

  addressOf(request: IncomingMessage): string {
    const connection = this.#open.get(request.socket);
    return connection ? this.#addressOf(request, connection) : "";
  }

  /** Whether another request of the connection may be read. Reading stops once too many responses are pending. */
  mayPipeline(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.stopped || socket.destroyed) return false;
    if (connection.unanswered < this.bounds.pipelined) return true;
    connection.stopped = true;
    this.#park(socket);
    return false;
  }

  /** Stops reading from this address for a while (never from a proxy): its requests cost too much time. */
  pauseAddress(socket: Socket): void {
    const ownAddress = this.#open.get(socket)?.ownAddress;
    if (!ownAddress || this.#paused.has(ownAddress)) return;
    this.#paused.add(ownAddress);
    const unread = [...this.#ofAddress(ownAddress)];
    for (const connection of unread) connection.socket.pause();
    const resumeAddress = () => {
      this.#paused.delete(ownAddress);
      for (const connection of unread) if (!connection.stopped) connection.socket.resume();
    };
    setTimeout(resumeAddress, this.bounds.park).unref();
  }

  /** Closes a connection without activity, unless it waits for the server or for a body, which has its own timeout. */
  closeUnused(socket: Socket): void {
    const awaited = this.#open.get(socket)?.awaited;
    if (awaited !== "server" && awaited !== "body") socket.destroy();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Hands over, paused and no longer counted, the connections that nothing was read from. */
  leaveUntouched(leave: (socket: Socket) => void): void {
    for (const [socket, connection] of [...this.#open]) {
      if (socket.bytesRead > 0) continue;
      socket.pause();
      this.#remove(connection);
      leave(socket);
    }
  }

  #addressOf(request: IncomingMessage, connection: Connection): string {
    const { remoteAddress: peer = "" } = request.socket;
    if (this.#isTrusted(peer)) return networkOf(this.#clientAddress(request));
    // A local proxy that is not trusted forwards the requests of all clients, so they do not count for one address.
    if (request.headers["x-forwarded-for"] !== undefined && isLoopback(peer)) connection.ownAddress = "";
    return connection.ownAddress;
  }

  /** Evicts one connection of the address if it has too many. @returns whether it may open another one */
  #makeRoom(address: string): boolean {
    if (address === "" || this.#ofAddress(address).size < this.bounds.perAddress) return true;
    this.#releaseToOwn(this.#ofAddress(address));
    const own = this.#ofAddress(address);
    return own.size < this.bounds.perAddress || this.#evictOne(own);
  }

  /** If the server has too many connections, evicts one of the address that has most. @returns whether there is room now */
  #makeRoomInAll(): boolean {
    if (this.#open.size < this.bounds.connections) return true;
    this.#releaseToOwn(this.#open.values());
    const groups = [...this.#byAddress.values()].sort((one, other) => other.size - one.size);
    return groups.some((group) => this.#evictOne(group));
  }

  /** Evicts the least useful connection; ties go to the one idle longest. */
  #evictOne(group: ReadonlySet<Connection>): boolean {
    const latest = performance.now() - this.bounds.grace;
    let found: Connection | undefined;
    let rank = evictionOrder.length;
    for (const connection of group) {
      if (connection.since > latest) continue;
      const at = evictionOrder.indexOf(connection.awaited);
      if (at === -1 || at > rank || (at === rank && found && connection.since >= found.since)) continue;
      found = connection;
      rank = at;
    }
    if (found === undefined) return false;
    this.#remove(found);
    found.evict();
    return true;
  }

  #park(socket: Socket): void {
    this.#parked += 1;
    socket.pause();
    // Randomised, so that refused clients do not all reconnect at once.
    const time = this.bounds.park * (0.5 + Math.random());
    const closing = setTimeout(() => socket.destroy(), time).unref();
    socket.once("close", () => {
      this.#parked -= 1;
      clearTimeout(closing);
    });
  }

  /** A proxy's connection counts for a client only during its request. */
  #releaseToOwn(connections: Iterable<Connection>): void {
    for (const connection of [...connections])
      if (connection.address !== connection.ownAddress && connection.unanswered === 0)
        this.#count(connection, connection.ownAddress);
  }

  #count(connection: Connection, address: string): void {
    this.#forget(connection);
    connection.address = address;
    this.#add(connection);
  }

  #ofAddress(address: string): ReadonlySet<Connection> {
    return this.#byAddress.get(address) ?? new Set();
  }

  #add(connection: Connection): void {
    const own = this.#byAddress.get(connection.address);
    if (own) own.add(connection);
    else this.#byAddress.set(connection.address, new Set([connection]));
  }

  #remove(connection: Connection): void {
    this.#open.delete(connection.socket);
    this.#forget(connection);
  }

  #forget(connection: Connection): void {
    const own = this.#byAddress.get(connection.address);
    own?.delete(connection);
    if (own?.size === 0) this.#byAddress.delete(connection.address);
  }
}
