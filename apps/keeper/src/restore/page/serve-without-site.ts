import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { clientAddress } from "@visiga/api/client-address";
import { isLoopback, quotaAddress } from "@visiga/api/quota-address";
import { restorePath } from "@visiga/contracts/public-paths";
import type { Config } from "@visiga/system/config/config";
import { createServerWithoutBodies } from "#process/unread-bodies.ts";
import { answerWaiting } from "#site/waiting-page.ts";
import type { OpenRestore } from "./open-restore.ts";
import { pagePolicy, renderWaiting } from "./page-layout.ts";
import { keyOf, largestForm } from "./page-request.ts";
import { pageWords } from "./page-words.ts";

const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?", 1)[0] ?? "";

/** Whether a path is of the page `/restore`. */
const isRestorePage = (path: string): boolean => path === restorePath || path.startsWith(`${restorePath}/`);

/** Answers instead of the site: with the page `/restore`, and tells visitors to come back. */
export function serverWithoutSite({ trustProxy }: Pick<Config, "trustProxy">, restore: OpenRestore): Server {
  const clientOf = clientAddress({ trustProxy });
  const addressOf = (request: IncomingMessage): string => {
    const [ip, peer] = [clientOf(request), request.socket.remoteAddress ?? ""];
    return quotaAddress({ ip, ips: ip === peer ? [ip] : [peer, ip], headers: request.headers });
  };
  const [en, sw] = [pageWords("en"), pageWords("sw")];
  const waiting = () => {
    const reason = restore.down && !restore.progress ? "visitorsDown" : "visitors";
    return {
      message: en.restore[reason],
      page: renderWaiting(en, sw, reason),
      headers: { "content-security-policy": pagePolicy },
      retryAfter: 20,
    };
  };
  const readinessFor = (request: IncomingMessage) => {
    const { down: reason } = restore;
    // An update on this machine needs the reason. Strangers learn nothing about the machine.
    return reason ? { status: "down", ...(isLoopback(addressOf(request)) && { reason }) } : { status: "restoring" };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isRestorePage(pathOf(request))) return restore.handle(request, response, addressOf(request));
    answerWaiting(request, response, { ...waiting(), readiness: readinessFor(request) });
  };
  // Somebody with a key sends a backup, and anybody a code. During a restore nobody sends anything.
  const readsBody = (request: IncomingMessage): boolean => {
    const path = pathOf(request);
    if (restore.progress !== null || !isRestorePage(path)) return false;
    const isCode = path === `${restorePath}/key` && Number(request.headers["content-length"]) <= largestForm;
    return isCode || restore.keys.wasAccepted(keyOf(request) ?? "");
  };
  return createServerWithoutBodies((request, response) => void answer(request, response), undefined, readsBody);
}
