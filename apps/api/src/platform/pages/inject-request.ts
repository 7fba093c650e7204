import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

const unpack = promisify(brotliDecompress);

/** The headers of a browser, which decide about compression and formats. */
const phone = { accept: "text/html,image/avif,image/webp,*/*", "accept-encoding": "br", cookie: "language=en" };

interface Answer {
  readonly status: number;
  /** Size as transferred, including the headers. */
  readonly bytes: number;
  /** Body, decompressed if necessary. */
  readonly text: string;
  /** Address of the speculation rules in the headers. */
  readonly rules?: string | undefined;
}

/** Sends a request in process, like a browser that accepts brotli and prefers English. */
export const createInject =
  (app: FastifyInstance) =>
  async (url: string, what: "text" | "size"): Promise<Answer> => {
    const answer = await app.inject({ method: what === "text" ? "GET" : "HEAD", url, headers: phone });
    const { statusCode: status, rawPayload, headers } = answer;
    const head = headerBytes(answer);
    if (what === "size") return { status, bytes: head + Number(headers["content-length"] ?? 0), text: "" };
    const packed = headers["content-encoding"] === "br";
    const text = String(packed ? await unpack(rawPayload) : rawPayload);
    const rules = headers["speculation-rules"]?.toString().replaceAll('"', "");
    return { status, bytes: head + rawPayload.length, text, rules };
  };

/** Headers that a connection adds to in-process responses. */
const ofConnection = { connection: "keep-alive", "keep-alive": "timeout=72" };

function headerBytes({ statusCode, statusMessage, headers }: LightMyRequestResponse): number {
  const lines = Object.entries({ ...ofConnection, ...headers }).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}`),
  );
  return Buffer.byteLength([`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, "", ""].join("\r\n"));
}
