import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { RestoreProgress, RestoreState } from "@visiga/contracts/restore";
import type { Config } from "#platform/config/config.ts";
import { securityHeaders } from "#platform/security/headers.ts";
import { bearerToken } from "#platform/security/identity.ts";
import { hashSecret, sameHash } from "#platform/security/one-time-secrets.ts";

const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>St. Mary’s Junior Seminary, Visiga</title>
<h1>St. Mary’s Junior Seminary, Visiga</h1>
<p>The website is being restored. Please try again in a few minutes.</p>
<p lang="sw">Tovuti inarejeshwa. Tafadhali jaribu tena baada ya dakika chache.</p>
</html>
`;

/**
 * Listens instead of the site during a restore: tells the owner of the key the progress, and visitors to come back.
 * Without a database it cannot check other keys.
 */
export async function serveProgress(
  { host, port }: Pick<Config, "host" | "port">,
  keyHash: Buffer,
  progress: () => RestoreProgress,
) {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    request.resume();
    answer(request, response);
  });
  server.maxConnections = 500;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [path] = (request.url ?? "").split("?", 1);
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "cache-control": "no-store" })));
    if (path === "/healthz") return sendJson(response, 200, { status: "ok" });
    if (path === "/readyz") return sendJson(response, 503, { status: "restoring" });
    const key = bearerToken(request.headers.authorization);
    if (path === "/api/v1/restore" && key !== undefined && sameHash(hashSecret(key), keyHash)) {
      const state: RestoreState = { upload: null, backups: [], check: null, run: progress() };
      return sendJson(response, 200, state);
    }
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "retry-after": "20" });
    response.end(request.method === "HEAD" ? undefined : waitingPage);
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
