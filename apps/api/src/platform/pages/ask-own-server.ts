import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

const unpack = promisify(brotliDecompress);

/** What a browser accepts: it decides about compression and formats. */
const phone = { accept: "text/html,image/avif,image/webp,*/*", "accept-encoding": "br", cookie: "language=en" };

/**
 * Sends a request to this server in process, as a browser that accepts brotli and prefers English.
 * @returns bytes as transferred with the headers, and the text where it was asked for
 */
export const askOwnServer =
  (app: FastifyInstance) =>
  async (url: string, what: "text" | "size"): Promise<{ status: number; bytes: number; text: string }> => {
    const answer = await app.inject({ method: what === "text" ? "GET" : "HEAD", url, headers: phone });
    const { statusCode: status, rawPayload, headers } = answer;
    const head = headerBytes(answer);
    if (what === "size") return { status, bytes: head + Number(headers["content-length"] ?? 0), text: "" };
    const packed = headers["content-encoding"] === "br";
    return { status, bytes: head + rawPayload.length, text: String(packed ? await unpack(rawPayload) : rawPayload) };
  };

/** Lines that a connection adds to those of an answer in process. */
const ofConnection = { connection: "keep-alive", "keep-alive": "timeout=72" };

function headerBytes({ statusCode, statusMessage, headers }: LightMyRequestResponse): number {
  const lines = Object.entries({ ...ofConnection, ...headers }).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}`),
  );
  return Buffer.byteLength([`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, "", ""].join("\r\n"));
}
