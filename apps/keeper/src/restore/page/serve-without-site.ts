import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { clientAddress } from "@visiga/api/client-address";
import { isLoopback, quotaAddress } from "@visiga/api/quota-address";
import { restorePath } from "@visiga/contracts/public-paths";
import type { Config } from "@visiga/system/config/config";
import { securityHeaders } from "@visiga/system/http/security-headers";
import { createServerWithoutBodies } from "#process/unread-bodies.ts";
import type { OpenRestorePage } from "./open-restore-page.ts";
import { pagePolicy, renderWaiting } from "./page-layout.ts";
import { pageWords } from "./page-words.ts";
import { largestForm } from "./read-body.ts";
import { keyOf } from "./request-key.ts";

/** Whether a path is of the page `/restore`. */
const isRestorePage = (path: string): boolean => path === restorePath || path.startsWith(`${restorePath}/`);

/** Answers instead of the site: with the page `/restore`, and tells visitors to come back. */
export function serverWithoutSite({ trustProxy }: Pick<Config, "trustProxy">, page: OpenRestorePage): Server {
  const clientOf = clientAddress({ trustProxy });
  const addressOf = (request: IncomingMessage): string => {
    const [ip, peer] = [clientOf(request), request.socket.remoteAddress ?? ""];
    return quotaAddress({ ip, ips: ip === peer ? [ip] : [peer, ip], headers: request.headers });
  };
  const waiting = renderWaiting(pageWords("en"), pageWords("sw"));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (isRestorePage(path)) return page.handle(request, response, addressOf(request));
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "cache-control": "no-store" })));
    if (path === "/healthz") return sendJson(response, 200, { status: "ok" });
    if (path === "/readyz") {
      const { down: reason } = page.restore;
      if (!reason) return sendJson(response, 503, { status: "restoring" });
      // For an update. Strangers are told nothing of the machine.
      return sendJson(response, 503, { status: "down", ...(isLoopback(addressOf(request)) && { reason }) });
    }
    response.writeHead(503, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy,
      "retry-after": "20",
    });
    response.end(request.method === "HEAD" ? undefined : waiting);
  };
  // Somebody with a key sends a backup, and anybody a code. During a restore nobody sends anything.
  const readsBody = (request: IncomingMessage): boolean => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (page.restore.progress !== null || !isRestorePage(path)) return false;
    const isCode = path === `${restorePath}/key` && Number(request.headers["content-length"]) <= largestForm;
    return isCode || page.keys.wasAccepted(keyOf(request) ?? "");
  };
  return createServerWithoutBodies((request, response) => void answer(request, response), undefined, readsBody);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
