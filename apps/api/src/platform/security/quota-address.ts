import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

type Request = Pick<FastifyRequest, "ips" | "headers"> & {
  /** Undefined if the connection was closed early, which Fastify's type omits. */
  readonly ip: string | undefined;
};

export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/i.test(address);

/** Whether an untrusted peer forwards the request for another client. */
export const isForwardedByUntrusted = ({ ips, headers }: Request): boolean =>
  headers["x-forwarded-for"] !== undefined && (ips === undefined || ips.length <= 1);

/**
 * The address that quotas count a request for. Empty if the connection is closed, or an untrusted local proxy forwards
 * it: all clients would then share one address, and one client could use up the quota of all.
 */
export const quotaAddress = (request: Request): string => {
  const { ip = "" } = request;
  return isForwardedByUntrusted(request) && isLoopback(ip) ? "" : ip;
};

/** What all addresses of one provider begin with: /48 of IPv6, /24 of IPv4, with the separator. */
export function providerPrefix(address: string): string {
  const network = networkOf(address);
  const separator = isIPv6(`${network}::`) ? ":" : ".";
  return network.split(separator).slice(0, 3).concat("").join(separator);
}

/** The network of an address: the first half of an IPv6 address, or the whole IPv4 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
