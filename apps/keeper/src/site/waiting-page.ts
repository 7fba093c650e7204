import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import { securityHeaders } from "@visiga/system/http/security-headers";
import { createServerWithoutBodies } from "#process/unread-bodies.ts";

const en = "The website is starting. Please try again in a few seconds.";
const sw = "Tovuti inaanza kufanya kazi. Tafadhali jaribu tena baada ya sekunde chache.";

/** Milliseconds until a client that sends nothing is closed. */
const silence = 10_000;

/** Answers requests while the site starts: a page in both languages, or JSON for programs. */
export function waitingServer(): Server {
  const answer = { readiness: { status: "starting" }, message: en, page, retryAfter: 5 };
  const server = createServerWithoutBodies((request, response) => answerWaiting(request, response, answer));
  server.timeout = silence;
  return server;
}

interface Waiting {
  /** Answer of `/readyz`. */
  readonly readiness: object;
  /** For programs. */
  readonly message: string;
  readonly page: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Seconds. */
  readonly retryAfter: number;
}

const alive = { status: "ok" };

/** Tells a client to come back. */
export function answerWaiting(
  { url = "", method }: IncomingMessage,
  response: ServerResponse,
  { readiness, message, page, headers, retryAfter }: Waiting,
): void {
  const [path = ""] = url.split("?", 1);
  const unavailable = /^\/api(\/|$)/.test(path) ? { code: "unavailable", message } : null;
  const json = path === "/healthz" ? alive : path === "/readyz" ? readiness : unavailable;
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, "cache-control": "no-store" })));
  if (json !== alive) response.setHeader("retry-after", retryAfter);
  if (json) response.writeHead(json === alive ? 200 : 503, { "content-type": "application/json; charset=utf-8" });
  else response.writeHead(503, { "content-type": "text/html; charset=utf-8", ...headers });
  response.end(method === "HEAD" ? undefined : json ? JSON.stringify(json) : page);
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>St. Mary’s Junior Seminary, Visiga</title>
<h1>St. Mary’s Junior Seminary, Visiga</h1>
<p>${en}</p>
<p lang="sw">${sw}</p>
</html>
`;
