import type { IncomingHttpHeaders } from "node:http";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";

export interface CapturedResponse {
  readonly headers: IncomingHttpHeaders;
  /** As base64; empty for 304. */
  readonly body: string;
}

export interface CapturedPath {
  readonly plain: CapturedResponse;
  /** Absent if the site does not compress the response. */
  readonly brotli?: CapturedResponse;
  /** Absent if the response has no `etag`. */
  readonly unchanged?: CapturedResponse;
}

/** Headers that Node.js adds itself. */
const ofConnection = ["connection", "date", "keep-alive", "transfer-encoding"];

export async function capturePath(url: string): Promise<CapturedPath> {
  const plain = await capture(url, 200, {});
  const { etag } = plain.headers;
  const brotli = await capture(url, 200, { "accept-encoding": "br" });
  return {
    plain,
    ...(brotli.headers["content-encoding"] && { brotli }),
    ...(etag && { unchanged: await capture(url, 304, { "if-none-match": etag }) }),
  };
}

async function capture(url: string, expected: number, sent: Record<string, string>): Promise<CapturedResponse> {
  // Twice, because a host becomes known with its first request.
  await sendRequest(url, { headers: sent });
  const { status, headers, body } = await sendRequest(url, { headers: sent });
  if (status !== expected) throw new Error(`${url}: ${status}`);
  for (const name of ofConnection) delete headers[name];
  return { headers, body: body.toString("base64") };
}
