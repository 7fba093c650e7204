import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { type Answer, type CachedResponse, toCachedResponse } from "./cached-response.ts";
import { memoisedHeader } from "./memoised.ts";

/** Bytes. Compressing a body that fits into one packet gains nothing. */
const smallestCompressed = 1024;

const overhead = 4096;

/** A response in each encoding, compressed once; unless it is a failure, with an `etag`. It must have `vary: accept-encoding`. */
export class CompressedResponse {
  readonly #answer: CachedResponse;
  readonly #effort: Effort;
  readonly #compressed = new Map<Encoding, Promise<CachedResponse>>();
  readonly #ready = new Map<Encoding, CachedResponse>();

  /** @param rare true if no other request is expected, so that thorough compression is too expensive */
  constructor(answer: Answer, { rare = false } = {}) {
    const etag = answer.status < 500 && { etag: entityTag(answer) };
    this.#answer = toCachedResponse({ ...answer, headers: { ...answer.headers, ...etag } });
    this.#effort = rare ? quick : thorough;
  }

  /** Upper bound of its bytes in memory: compressed text takes less than half of the original in either encoding. */
  get weight(): number {
    return this.#answer.body.length * 2 + overhead;
  }

  ready(encoding: Encoding): CachedResponse | undefined {
    return this.#isPlain(encoding) ? this.#answer : this.#ready.get(encoding);
  }

  async prepare(encoding: Encoding): Promise<CachedResponse> {
    if (this.#isPlain(encoding)) return this.#answer;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed = this.#compress(encoding);
    this.#compressed.set(encoding, compressed);
    const answer = await compressed;
    this.#ready.set(encoding, answer);
    return answer;
  }

  #isPlain(encoding: Encoding): boolean {
    return encoding === "identity" || this.#answer.body.length < smallestCompressed;
  }

  async #compress(encoding: Encoding): Promise<CachedResponse> {
    const { status, headers, body } = this.#answer;
    const compressed = await (encoding === "br" ? toBrotli(body, this.#effort) : toGzip(body, this.#effort));
    return toCachedResponse({ status, headers: { ...headers, "content-encoding": encoding }, body: compressed });
  }
}

/** Changes with the body or a header, because a 304 repeats neither. Weak, because all encodings share it. */
const entityTag = ({ headers, body }: Answer): string =>
  `W/"${createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url").slice(0, 22)}"`;

/** A page is a tenth smaller than with brotli 9, for a third more work; 11 takes three times the work for 1% more. */
const thorough = { gzip: 9, brotli: 10 };

/** A twentieth of the work of `thorough`, for a page a tenth larger. */
const quick: Effort = { gzip: 6, brotli: 5 };

type Effort = typeof thorough;

const compressGzip = promisify(gzip);
const toGzip = (bytes: Buffer, effort: Effort) => compressGzip(bytes, { level: effort.gzip });

const compressBrotli = promisify(brotliCompress);
const toBrotli = (bytes: Buffer, effort: Effort) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** The smallest encoding that `Accept-Encoding` allows; the client's order of preference is ignored. */
export const acceptedEncoding = (header: string | undefined): Encoding => negotiated(header ?? "");

const negotiated = memoisedHeader((header): Encoding => {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
});
