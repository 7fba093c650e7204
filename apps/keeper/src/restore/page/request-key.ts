import type { IncomingMessage } from "node:http";
import { bearerToken } from "@visiga/system/http/bearer-token";
import { parseCookie } from "cookie";

/** The cookie that has a key, for `/restore` only. */
export const keyCookie = "restore";

export const cookiesOf = ({ headers }: IncomingMessage) =>
  parseCookie(headers.cookie ?? "", { decode: (value) => value });

/** The key of a request; null if it has none. */
export const keyOf = (request: IncomingMessage): string | null =>
  bearerToken(request.headers.authorization) ?? (cookiesOf(request)[keyCookie] || null);

/**
 * Whether a page of another site, or of another port of this machine, sent a request. Browsers of before 2023, and all
 * without HTTPS, only send the origin; old ones and commands nothing.
 */
export function isFromElsewhere({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, "sec-fetch-site": site, "x-forwarded-host": forwarded } = headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (origin === undefined) return false;
  // Pages of other sites cannot set `X-Forwarded-Host`. The scheme is ignored, because a proxy may change it.
  const own = [headers.host, ...String(forwarded ?? "").split(","), publicUrl?.replace(/^https?:\/\//, "")];
  return !own.some((host) => host?.trim() === origin.replace(/^https?:\/\//, ""));
}
