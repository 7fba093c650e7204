import type { IncomingMessage } from "node:http";
import { AppError } from "@visiga/api/app-error";
import { isPlausibleChunking } from "@visiga/api/body-chunks";

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
