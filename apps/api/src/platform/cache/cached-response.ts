import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

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

export type Answer = Pick<CachedResponse, "status" | "headers" | "body">;

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
