import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyInstance } from "fastify";

const unpack = promisify(brotliDecompress);

/**
 * Sends a request to this server in process, as a browser that accepts brotli and prefers English.
 * @returns transferred bytes, and the text of a page
 */
export const askOwnServer =
  (app: FastifyInstance) =>
  async (url: string, what: "page" | "file"): Promise<{ status: number; bytes: number; text: string }> => {
    const headers = { "accept-encoding": "br", cookie: "language=en" };
    const answer = await app.inject({ method: what === "page" ? "GET" : "HEAD", url, headers });
    const { statusCode: status, rawPayload } = answer;
    if (what === "file") return { status, bytes: Number(answer.headers["content-length"] ?? 0), text: "" };
    const packed = answer.headers["content-encoding"] === "br";
    return { status, bytes: rawPayload.length, text: String(packed ? await unpack(rawPayload) : rawPayload) };
  };
