import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { memoised } from "#platform/cache/memoised.ts";

/** Characters of a `User-Agent` that are read: browsers' are shorter, and robots name themselves at the start. */
const agentLength = 500;

/** Whether a person opens a page with this request: not a robot, a prefetch, or a script that fetches part of a page. */
export function isCounted({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || headers["sec-purpose"] !== undefined) return false;
  const { purpose, "sec-fetch-dest": destination = "document", "user-agent": agent } = headers;
  // The page's script sends `read` for a page that the browser had prefetched, and the service worker sends `prefetch`.
  const opens = purpose === undefined ? destination === "document" : purpose === "read";
  return opens && agent !== undefined && agent !== "" && !isRobot(agent.slice(0, agentLength));
}

/** Memoised, because the list of robots is a long regular expression. */
const isRobot = memoised(isbot);
