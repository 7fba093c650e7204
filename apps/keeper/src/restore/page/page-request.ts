import type { IncomingMessage } from "node:http";
import { AppError } from "@visiga/api/app-error";
import { isPlausibleChunking } from "@visiga/api/body-chunks";
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

/** Bytes. */
export const largestForm = 16 * 1024;

/** @param most bytes @throws AppError `request_too_large`, `malformed_request`, before the rest is read */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw new AppError("request_too_large");
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection stays, for the response to a body that is too large.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new AppError("request_too_large");
    chunks.push(chunk);
    if (!isPlausibleChunking(chunks.length, bytes)) throw new AppError("malformed_request");
  }
  return Buffer.concat(chunks);
}
