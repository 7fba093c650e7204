import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";
import type { Config } from "@visiga/system/config/config";
import { trustFunction } from "./client-address.ts";

/** Origins: scheme and host, without a trailing slash, as configured or else of each request. */
export class Origins {
  readonly #configured: string | undefined;
  readonly #isTrusted: (peer: string) => boolean;
  readonly #ownHosts: ReadonlySet<string>;

  /** @param port on which the server listens */
  constructor(
    { publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">,
    private readonly port: () => number,
  ) {
    this.#configured = publicUrl;
    this.#isTrusted = trustFunction(trustProxy);
    this.#ownHosts = new Set(publicUrl === undefined ? ["localhost", hostname().toLowerCase(), ...ownAddresses()] : []);
  }

  of({ headers, socket }: IncomingMessage): string {
    if (this.#configured !== undefined) return this.#configured;
    const forwarded = this.#isTrusted(socket.remoteAddress ?? "") ? headers : {};
    const scheme = lastOf(forwarded["x-forwarded-proto"]) ?? "http";
    return `${scheme}://${lastOf(forwarded["x-forwarded-host"]) ?? headers.host ?? ""}`;
  }

  /**
   * Whether the server knows an origin as its own: clients can invent others in `Host`. Without a configured one, only
   * `localhost` and the machine's name and addresses are known, at the server's port or at the scheme's, each in one
   * spelling: `0177.0.0.1` and `LOCALHOST` are other keys of the cache.
   */
  isKnown(origin: string): boolean {
    if (this.#configured !== undefined) return true;
    if (!URL.canParse(origin)) return false;
    const { hostname, port, origin: spelt } = new URL(origin);
    if (spelt !== origin) return false;
    return this.#ownHosts.has(hostname) && (port === "" || port === String(this.port()));
  }
}

/** None where the system does not say, as under a unit of systemd without `AF_NETLINK`. */
function ownAddresses(): string[] {
  try {
    const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    return addresses.map(({ family, address }) => (family === "IPv6" ? `[${address}]` : address));
  } catch {
    return [];
  }
}

/** Each proxy adds its value at the end. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  (header && String(header).split(",").at(-1)?.trim()) || undefined;
