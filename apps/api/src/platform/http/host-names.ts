import type { IncomingMessage } from "node:http";

/** A name, an IPv4 address or an IPv6 address in brackets, with a port or without. */
const host = /^(?:[a-z\d_](?:[a-z\d._-]{0,252}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether the request names a host as the links of an answer may repeat it. HTTP/1.0 names none.
 * @param forwarded whether `X-Forwarded-Host` is believed
 */
export function namesHost({ headers }: IncomingMessage, forwarded: boolean): boolean {
  const given = [headers.host, ...(forwarded ? [headers["x-forwarded-host"]].flat() : [])];
  return given.every((each) => each === undefined || each.split(",").every((name) => host.test(name.trim())));
}
