import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";

/** Bytes. A body that fits into one packet gains nothing. */
const smallestCompressed = 1024;

/** Bytes that an answer takes besides its bodies, roughly. */
const overhead = 4096;

type Answer = Pick<ReadyAnswer, "status" | "headers" | "body">;

/**
 * An answer in each encoding that was asked for, compressed once, with an `etag`. Its headers must say `vary:
 * accept-encoding`.
 */
export class EncodedAnswer {
  readonly #answer: ReadyAnswer;
  readonly #effort: Effort;
  readonly #compressed = new Map<Encoding, Promise<ReadyAnswer>>();
  readonly #ready = new Map<Encoding, ReadyAnswer>();

  /** @param seldom nobody else is expected to ask for it, so that compressing it well would be in vain */
  constructor(answer: Answer, { seldom = false } = {}) {
    this.#answer = readyAnswer({ ...answer, headers: { ...answer.headers, etag: entityTag(answer) } });
    this.#effort = seldom ? quick : thorough;
  }

  /** Bytes in memory at most: compressed text takes less than half of the text in either encoding. */
  get weight(): number {
    return this.#answer.body.length * 2 + overhead;
  }

  /** Undefined if it has not been prepared in this encoding. */
  ready(encoding: Encoding): ReadyAnswer | undefined {
    return this.#isPlain(encoding) ? this.#answer : this.#ready.get(encoding);
  }

  /** Compresses the body where that has not been done. */
  async prepare(encoding: Encoding): Promise<ReadyAnswer> {
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

  async #compress(encoding: Encoding): Promise<ReadyAnswer> {
    const { status, headers, body } = this.#answer;
    const compressed = await (encoding === "br" ? toBrotli(body, this.#effort) : toGzip(body, this.#effort));
    return readyAnswer({ status, headers: { ...headers, "content-encoding": encoding }, body: compressed });
  }
}

/** Another where the body or a header changes: a 304 repeats neither. Weak, because all encodings share it. */
const entityTag = ({ headers, body }: Answer): string =>
  `W/"${createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url").slice(0, 22)}"`;

interface Effort {
  readonly gzip: number;
  readonly brotli: number;
}

/** A page is a tenth smaller than with brotli 9, for a third more work; 11 takes three times the work for 1 % more. */
const thorough: Effort = { gzip: 9, brotli: 10 };

/** A twentieth of that work, for a page a tenth larger. */
const quick: Effort = { gzip: 6, brotli: 5 };

const compressGzip = promisify(gzip);
const toGzip = (bytes: Buffer, effort: Effort) => compressGzip(bytes, { level: effort.gzip });

const compressBrotli = promisify(brotliCompress);
const toBrotli = (bytes: Buffer, effort: Effort) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
