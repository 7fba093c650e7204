import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

type Headers = Readonly<Record<string, string>>;

/** A complete answer in memory, headers and all. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Name and value in turn, as Node.js writes them. */
  readonly lines: readonly string[];
  /** The 304 for a client that has the answer; absent where it may not be answered so. */
  readonly unchanged?: Unchanged;
}

interface Unchanged {
  /** The `etag` without its `W/`. */
  readonly tag: string;
  readonly headers: Headers;
  readonly lines: readonly string[];
}

/** Headers of a 304. The client goes on with all others that it has. */
const ofUnchanged = ["cache-control", "etag", "set-cookie", "strict-transport-security", "vary"];

/** @param answer with all its headers in lower case except `content-length`; it may be answered 304 if it has an `etag` */
export function readyAnswer({ status, headers, body }: Pick<ReadyAnswer, "status" | "headers" | "body">): ReadyAnswer {
  const whole = { ...headers, "content-length": String(body.length) };
  const entries = Object.entries(whole);
  const answer = { status, headers: whole, body, lines: entries.flat() };
  if (status !== 200 || headers.etag === undefined) return answer;
  const kept = entries.filter(([name]) => ofUnchanged.includes(name));
  const tag = headers.etag.replace(/^W\//, "");
  return { ...answer, unchanged: { tag, headers: Object.fromEntries(kept), lines: kept.flat() } };
}

/** The 304 of an answer if `If-None-Match` of the request says that the client has it. */
function unchangedFor({ headers }: IncomingMessage, { unchanged }: ReadyAnswer): Unchanged | undefined {
  const known = headers["if-none-match"];
  if (known === undefined || unchanged === undefined) return undefined;
  // Compared weakly: a proxy may have added or removed `W/`.
  return known.includes(unchanged.tag) || known.trim() === "*" ? unchanged : undefined;
}

/** Writes the answer to a GET or HEAD request. */
export function writeReady(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  const unchanged = unchangedFor(request, answer);
  // Node.js does not change the array, but its type does not say so.
  response.writeHead(unchanged ? 304 : answer.status, (unchanged ?? answer).lines as string[]);
  if (unchanged || request.method === "HEAD") response.end();
  else response.end(answer.body);
}

/** Sends the answer through Fastify, with the same headers; those that a hook set before and the answer lacks go. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  const unchanged = unchangedFor(request.raw, answer);
  if (unchanged) return reply.code(304).headers(unchanged.headers).send();
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}
