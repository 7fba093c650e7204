import { sendRequest } from "@visiga/testing/http-client";

export type CapturedResponse = Awaited<ReturnType<typeof capture>>;
export type CapturedPath = Awaited<ReturnType<typeof capturePath>>;

/** Headers that Node.js adds itself. */
const ofConnection = ["connection", "date", "keep-alive", "transfer-encoding"];

/** @returns `brotli` if the site compresses the response, `unchanged` if the response has an `etag` */
export async function capturePath(url: string) {
  const plain = await capture(url, 200, {});
  const { etag } = plain.headers;
  const brotli = await capture(url, 200, { "accept-encoding": "br" });
  return {
    plain,
    ...(brotli.headers["content-encoding"] && { brotli }),
    ...(etag && { unchanged: await capture(url, 304, { "if-none-match": etag }) }),
  };
}

/** @returns the body as base64, empty for 304 */
async function capture(url: string, expected: number, sent: Record<string, string>) {
  // Twice, because a host becomes known with its first request.
  await sendRequest(url, { headers: sent });
  const { status, headers, body } = await sendRequest(url, { headers: sent });
  if (status !== expected) throw new Error(`${url}: ${status}`);
  for (const name of ofConnection) delete headers[name];
  return { status, headers, body: body.toString("base64") };
}
