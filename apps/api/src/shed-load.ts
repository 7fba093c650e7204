import type { IncomingMessage } from "node:http";
import { AppError } from "./platform/errors.ts";
import { failureAnswer } from "./platform/http/plain-failures.ts";
import type { BoundedQueue } from "./platform/load/bounded-queue.ts";
import type { Shedding } from "./platform/load/shedding.ts";
import type { Origins } from "./platform/origins.ts";
import { askedPage } from "./platform/pages/asked-page.ts";
import type { DrawQueue } from "./platform/pages/draw-queue.ts";
import { passingFailure } from "./platform/pages/page-failure.ts";
import { securityHeaders } from "./platform/security/headers.ts";

interface VisitorWork {
  readonly origins: Origins;
  readonly drawing: DrawQueue;
  readonly hasToken: (request: IncomingMessage) => boolean;
  readonly visitorQueries: BoundedQueue;
  readonly visitorReads: BoundedQueue;
  readonly pictureReads: BoundedQueue;
}

const refused = new AppError("unavailable", { retryAfter: 5 });

/**
 * Registers the kinds of visitors' work that are refused under load. Each reads the database or renders a page per
 * visitor.
 */
export function shedLoad(shedding: Shedding, deps: VisitorWork): void {
  const { origins, drawing, hasToken, visitorQueries, visitorReads, pictureReads } = deps;
  const refusal = failureAnswer(refused);
  const asks = () => true;
  for (const prefix of ["/sitemap.xml", "/feed.xml"])
    shedding.add({ prefix, route: prefix, work: "feeds", isFull: () => visitorReads.isFull, asks, refusal });
  shedding.add({
    prefix: "/api/trpc/",
    route: "/api/trpc/*",
    work: "queries",
    isFull: () => visitorQueries.isFull,
    asks: (request) => !hasToken(request),
    refusal,
  });
  shedding.add({
    prefix: "/media/",
    route: "/media/:photo/:copy",
    work: "pictures",
    isFull: () => pictureReads.isFull,
    asks,
    refusal,
  });
  const page = passingFailure(refused);
  shedding.add({
    prefix: "/",
    route: "/*",
    work: "pages",
    isFull: () => drawing.isFull || visitorReads.isFull,
    // Common pages are never refused: each is rendered once for all, and after a change every visitor requests them.
    asks: (request) => {
      const { exists, redirect, plain, item } = askedPage(request).address;
      if (!exists || redirect !== null) return false;
      return !plain || item !== null || !origins.isFamiliar(request);
    },
    refusal: { ...page, headers: { ...securityHeaders, ...page.headers } },
  });
}
