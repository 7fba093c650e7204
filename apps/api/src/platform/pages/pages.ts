import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendCached } from "#platform/cache/cached-response.ts";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import type { Config } from "#platform/config/config.ts";
import type { BoundedQueue } from "#platform/http/bounded-queue.ts";
import type { Origins } from "#platform/http/origins.ts";
import type { PostQueue } from "#platform/http/response-slots.ts";
import { overload } from "#platform/http/shedding.ts";
import { securityHeaders } from "#platform/security/headers.ts";
import type { Authenticate } from "#platform/security/identity.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import type { Clock } from "#platform/system/clock.ts";
import { serveClientFiles, serveSpeculationRules } from "./client-files.ts";
import { PageCache } from "./page-cache.ts";
import { type PageForm, servePageForms } from "./page-forms.ts";
import type { PageReads, PostedForm } from "./page-renderer.ts";
import { choiceCookie, type PageResponse, passingFailure, sendPageFailure, toPageResponse } from "./page-response.ts";
import { type OpenPreview, servePrivatePages } from "./private-pages.ts";
import type { RenderQueue } from "./render-queue.ts";
import { locateItem, type RequestedPage, requestedPage } from "./requested-page.ts";
import { serveServiceWorker } from "./service-worker.ts";
import { loadBuiltSite, type Site, serveSiteSources } from "./site-build.ts";

export interface PageServices extends PostQueue {
  readonly config: Pick<Config, "serviceWorker">;
  readonly clock: Clock;
  readonly contentVersion: ContentVersion;
  readonly authenticate: Authenticate;
  readonly origins: Origins;
  readonly quotas: RequestQuotas;
  readonly renderQueue: RenderQueue;
  readonly visitorReads: BoundedQueue;
  readonly pageReads: PageReads;
  /** Counts a page that is sent, or confirmed by 304. */
  readonly countPageView: (page: RequestedPage, request: IncomingMessage) => void;
}

export interface PagesOptions {
  readonly services: PageServices;
  readonly root: string;
  readonly development: boolean;
  readonly forms: readonly PageForm[];
  readonly openPreview: OpenPreview;
}

const reserved = /^\/(api|media|artwork|assets)(\/|$)/i;

export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { root, development, forms, openPreview, services } = options;
  const { config, origins, renderQueue, visitorReads, pageReads: reads, quotas, countPageView } = services;
  const { responseCache, shedding } = app;
  const worker = await serveServiceWorker(app, config.serviceWorker && !development ? root : undefined);
  const site: Site = development ? { render: await serveSiteSources(app, root) } : await loadBuiltSite(root);
  const { render, policy } = site;
  servePrivatePages(app, site, { ...services, openPreview });
  const draw = async (requested: RequestedPage, origin: string, posted?: PostedForm): Promise<PageResponse> => {
    const { address, language, saver, dark, encoding } = requested;
    const rendered = await render({ href: address.href, language, saver, dark, origin, worker, posted, reads });
    const pageResponse = toPageResponse(requested, rendered, policy);
    // Compressed within the queue, because compression takes as long as rendering.
    await pageResponse.response.prepare(encoding);
    return pageResponse;
  };
  const refusal = passingFailure(overload);
  shedding.add({
    prefix: "/",
    route: "/*",
    work: "pages",
    isFull: () => renderQueue.isFull || visitorReads.isFull,
    // Common pages are never refused: each is rendered once for all, and after a change every visitor requests them.
    matches: (request) => {
      const { exists, redirect, plain, item } = requestedPage(request).address;
      if (!exists || redirect !== null) return false;
      return !plain || item !== null || !origins.recall(request)?.isKnown;
    },
    refusal: { ...refusal, headers: { ...securityHeaders, ...refusal.headers } },
  });
  serveSpeculationRules(app);
  await app.register(servePageForms, {
    ...services,
    forms,
    draw: async (request, posted) => {
      const requested = requestedPage(request.raw);
      const pageResponse = await renderQueue.render("rare", () => draw(requested, origins.of(request), posted));
      return pageResponse.response.prepare(requested.encoding);
    },
  });

  if (development) {
    const find: FindPage = (requested, request) => draw(requested, origins.of(request));
    servePages(app, services, find, async () => {});
    return;
  }
  await serveClientFiles(app, root);
  const cache = new PageCache(services);
  responseCache.add({
    prefix: "/",
    route: "/*",
    find: (request) => {
      const requested = requestedPage(request);
      const origin = origins.recall(request)?.origin;
      // Any other path may belong to a file.
      if (!requested.address.exists || requested.address.redirect !== null || origin === undefined) return undefined;
      const response = cache.peek(requested, origin)?.response.ready(requested.encoding);
      if (response?.status === 200) countPageView(requested, request);
      return response;
    },
  });
  const find: FindPage = (requested, request) => {
    const met = origins.meet(request);
    return cache.find(requested, met, () => draw(requested, met.origin));
  };
  const consumeReadQuota = async (requested: RequestedPage, request: FastifyRequest) => {
    if (!requested.address.exists || !cache.peek(requested, origins.of(request)))
      await quotas.read(quotaAddress(request));
  };
  servePages(app, services, find, consumeReadQuota);
}

type FindPage = (requested: RequestedPage, request: FastifyRequest) => Promise<PageResponse>;

function servePages(
  app: FastifyInstance,
  { pageReads, countPageView }: Pick<PageServices, "pageReads" | "countPageView">,
  find: FindPage,
  consumeReadQuota: (requested: RequestedPage, request: FastifyRequest) => Promise<void>,
): void {
  app.get("/*", { schema: { hide: true }, errorHandler: sendPageFailure }, async (request, reply) => {
    if (reserved.test(request.url)) return reply.callNotFound();
    const requested = requestedPage(request.raw);
    const { redirect, choices } = requested.address;
    for (const { name, value } of choices) reply.header("set-cookie", choiceCookie(name, value));
    if (redirect !== null) return reply.redirect(redirect, choices.length === 0 ? 308 : 303);
    await consumeReadQuota(requested, request);
    const page = await locateItem(requested, pageReads);
    // Browsers cache a 301 permanently, but a headline may change back.
    if (typeof page === "string") return reply.header("cache-control", "no-cache").redirect(page, 301);
    const { response } = await find(page, request);
    const prepared = await response.prepare(requested.encoding);
    if (prepared.status === 200) countPageView(page, request.raw);
    return sendCached(request, reply, prepared);
  });
}
