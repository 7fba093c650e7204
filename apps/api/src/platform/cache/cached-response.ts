import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { memoisedHeader } from "./memoised.ts";

type Headers = Readonly<Record<string, string>>;

export interface CachedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Alternating names and values, as Node.js writes them. */
  readonly lines: readonly string[];
  /** The 304 for a client that already has the response; absent if 304 is not allowed. */
  readonly unchanged?: Unchanged;
}

type Answer = Pick<CachedResponse, "status" | "headers" | "body">;

interface Unchanged {
  /** The `etag` without its `W/`. */
  readonly tag: string;
  readonly headers: Headers;
  readonly lines: readonly string[];
}

/** Headers of a 304. The client keeps its values of all others. */
const ofUnchanged = ["cache-control", "etag", "set-cookie", "strict-transport-security", "vary"];

/** @param answer with all headers in lower case except `content-length`; 304 is allowed if it has an `etag` */
export function toCachedResponse({ status, headers, body }: Answer): CachedResponse {
  const whole = { ...headers, "content-length": String(body.length) };
  const entries = Object.entries(whole);
  const answer = { status, headers: whole, body, lines: entries.flat() };
  if (status !== 200 || headers.etag === undefined) return answer;
  const listed = entries.filter(([name]) => ofUnchanged.includes(name));
  const tag = headers.etag.replace(/^W\//, "");
  return { ...answer, unchanged: { tag, headers: Object.fromEntries(listed), lines: listed.flat() } };
}

function unchangedFor({ headers }: IncomingMessage, { unchanged }: CachedResponse): Unchanged | undefined {
  const known = headers["if-none-match"];
  if (known === undefined || unchanged === undefined) return undefined;
  // Compared weakly: a proxy may have added or removed `W/`.
  return known.includes(unchanged.tag) || known.trim() === "*" ? unchanged : undefined;
}

export function writeCached(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  const unchanged = unchangedFor(request, answer);
  // Node.js does not change the array, although its type allows it.
  response.writeHead(unchanged ? 304 : answer.status, (unchanged ?? answer).lines as string[]);
  if (unchanged || request.method === "HEAD") response.end();
  else response.end(answer.body);
}

/** Sends the response through Fastify with the same headers; other headers set by hooks are removed. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  cookies: readonly string[] = [],
): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  const unchanged = unchangedFor(request.raw, answer);
  reply.code(unchanged ? 304 : answer.status).headers((unchanged ?? answer).headers);
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  return unchanged ? reply.send() : reply.send(answer.body);
}

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
    const isPicture = this.#answer.headers["content-type"]?.startsWith("image/") ?? false;
    return encoding === "identity" || isPicture || this.#answer.body.length < smallestCompressed;
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
