import type { IncomingMessage } from "node:http";

/** A name, an IPv4 address or an IPv6 address in brackets, optionally with a port. */
const host = /^(?:[a-z\d_](?:[a-z\d._-]{0,252}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether the request's host is valid for the links of a response. HTTP/1.0 requests may have none.
 * @param forwarded whether `X-Forwarded-Host` is trusted
 */
export function namesHost({ headers }: IncomingMessage, forwarded: boolean): boolean {
  const given = [headers.host, ...(forwarded ? [headers["x-forwarded-host"]].flat() : [])];
  return given.every((each) => each === undefined || each.split(",").every((name) => host.test(name.trim())));
}
