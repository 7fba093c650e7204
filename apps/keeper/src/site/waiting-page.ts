import type { Server, ServerResponse } from "node:http";
import { securityHeaders } from "@visiga/system/http/security-headers";
import { createServerWithoutBodies } from "#process/unread-bodies.ts";

/** Why the site does not answer, as its state and as sentences for visitors. */
const reasons = {
  starting: {
    en: "The website is starting. Please try again in a few seconds.",
    sw: "Tovuti inaanza kufanya kazi. Tafadhali jaribu tena baada ya sekunde chache.",
    retryAfter: 5,
  },
  down: {
    en: "The website has ended several times in a minute. Whoever looks after the server finds the reason in its log. Please try again in a few minutes.",
    sw: "Tovuti imesimama mara kadhaa ndani ya dakika moja. Anayesimamia seva ataona sababu kwenye kumbukumbu zake. Tafadhali jaribu tena baada ya dakika chache.",
    retryAfter: 60,
  },
} as const;

export type WaitingReason = keyof typeof reasons;

/** Milliseconds until a client that sends nothing is closed. */
const silence = 10_000;

/** Answers requests while the site does not run: a page in both languages, or JSON for programs. */
export function waitingServer(reason: WaitingReason): Server {
  const { en, sw, retryAfter } = reasons[reason];
  const server = createServerWithoutBodies((request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "cache-control": "no-store" })));
    if (path === "/healthz") return sendJson(response, 200, { status: "ok" });
    response.setHeader("retry-after", retryAfter);
    if (path === "/readyz") return sendJson(response, 503, { status: reason });
    if (/^\/api(\/|$)/.test(path)) return sendJson(response, 503, { code: "unavailable", message: en });
    response.writeHead(503, { "content-type": "text/html; charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : page(en, sw));
  });
  server.timeout = silence;
  return server;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

const page = (en: string, sw: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>St. Mary’s Junior Seminary, Visiga</title>
<h1>St. Mary’s Junior Seminary, Visiga</h1>
<p>${en}</p>
<p lang="sw">${sw}</p>
</html>
`;
