import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./page-encoding.ts";
import { pagePolicy } from "./page-policy.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** A drawn page with its headers and its bytes in each encoding that was asked for, compressed once. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  readonly policy: string;
  readonly location: string | undefined;
  /** False where a list of it could not be read: such a page must not be cached. */
  readonly complete: boolean;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, html, location, complete }: RenderedPage) {
    this.status = status;
    this.location = location;
    this.complete = complete;
    this.#identity = Buffer.from(html);
    this.etag = `W/"${createHash("sha256").update(this.#identity).digest("base64url").slice(0, 22)}"`;
    this.policy = pagePolicy(html);
  }

  /** Bytes that the page takes in memory: the HTML, and at most as much again for its compressed copies. */
  get weight(): number {
    return this.#identity.length * 2;
  }

  body(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === "identity") return this.#identity;
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const encoded = encoding === "br" ? toBrotli(this.#identity) : toGzip(this.#identity, { level: 9 });
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

const toGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const toBrotli = (bytes: Buffer) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
