import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";

/** Bytes. A body that fits into one packet gains nothing. */
const smallestCompressed = 1024;

/** Bytes that an answer takes besides its bodies, roughly. */
const overhead = 4096;

/** An answer in each encoding that was asked for, compressed once. Its headers must say `vary: accept-encoding`. */
export class EncodedAnswer {
  readonly #answer: ReadyAnswer;
  readonly #compressed = new Map<Encoding, Promise<ReadyAnswer>>();
  readonly #ready = new Map<Encoding, ReadyAnswer>();

  constructor(answer: Pick<ReadyAnswer, "status" | "headers" | "body">) {
    this.#answer = readyAnswer(answer);
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
    const compressed = await (encoding === "br" ? toBrotli(body) : toGzip(body, { level: 9 }));
    return readyAnswer({ status, headers: { ...headers, "content-encoding": encoding }, body: compressed });
  }
}

const toGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** A page is a tenth smaller than with 9, for a third more work; 11 takes three times the work for 1 % more. */
const brotliQuality = 10;
const toBrotli = (bytes: Buffer) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
