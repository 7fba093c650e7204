import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./page-encoding.ts";
import { pagePolicy } from "./page-policy.ts";

/** A finished page: its bytes in each encoding that was asked for, compressed once. */
export class KeptPage {
  readonly status: number;
  readonly etag: string;
  readonly policy: string;
  readonly location: string | undefined;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(status: number, html: string, location?: string) {
    this.status = status;
    this.location = location;
    this.#identity = Buffer.from(html);
    this.etag = `W/"${createHash("sha256").update(this.#identity).digest("base64url").slice(0, 22)}"`;
    this.policy = pagePolicy(html);
  }

  /** Size in the cache in bytes: the HTML, and as much again as the most that its compressed copies take. */
  get weight(): number {
    return this.#identity.length * 2;
  }

  body(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === "identity") return this.#identity;
    const kept = this.#encoded.get(encoding);
    if (kept) return kept;
    const made = encoding === "br" ? toBrotli(this.#identity) : toGzip(this.#identity, { level: 9 });
    this.#encoded.set(encoding, made);
    return made;
  }
}

const toGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const toBrotli = (bytes: Buffer) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** LRU cache of finished pages, bounded in bytes. Concurrent requests for one page wait for one rendering. */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (page) => page.weight,
  });
  readonly #drawing = new Map<string, Promise<KeptPage>>();

  /** Returns the cached page, else the drawn one, which is cached if it is complete. */
  async find(key: string, draw: () => Promise<{ page: KeptPage; complete: boolean }>): Promise<KeptPage> {
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const underWay = this.#drawing.get(key);
    if (underWay) return underWay;
    const drawing = draw()
      .then(({ page, complete }) => {
        if (complete) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }
}
