import { previewsPath } from "@visiga/contracts/previews";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCached, toCachedResponse } from "#platform/cache/cached-response.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { knownFailure } from "#platform/http/failures.ts";
import type { Origins } from "#platform/http/origins.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import { locateItem } from "./located-item.ts";
import { failureHtml, sendPageFailure } from "./page-failure.ts";
import type { PageReads } from "./page-renderer.ts";
import { toPageResponse } from "./page-response.ts";
import type { RenderQueue } from "./render-queue.ts";
import { requestedPage } from "./requested-page.ts";
import type { Site } from "./site-build.ts";

export type OpenPreview = (token: string) => Promise<{ readonly day: string; readonly reads: PageReads }>;

interface PreviewDeps {
  readonly origins: Origins;
  readonly renderQueue: RenderQueue;
  readonly quotas: RequestQuotas;
  readonly openPreview: OpenPreview;
}

/** Serves `/preview/<token>/news`: the page as on a later day, for users who are logged in. Nothing caches it. */
export function servePreviews(app: FastifyInstance, { render, policy }: Site, deps: PreviewDeps): void {
  const { origins, renderQueue, quotas, openPreview } = deps;
  const route = { schema: { hide: true }, errorHandler: sendPreviewFailure };
  const routes = [`${previewsPath}/:token`, `${previewsPath}/:token/*`];
  for (const url of routes) {
    app.get<{ Params: { token: string } }>(url, route, async (request, reply) => {
      await quotas.read(quotaAddress(request));
      const { token } = request.params;
      const { day, reads } = await openPreview(token);
      const root = `${previewsPath}/${token}`;
      // A token has no character that an address encodes.
      if (!request.url.startsWith(root)) throw new AppError("preview_over");
      const own = request.url.slice(root.length);
      const requested = requestedPage({ headers: request.headers, url: own.startsWith("/") ? own : `/${own}` });
      const page = await locateItem(requested, reads);
      if (typeof page === "string") return reply.header("cache-control", "no-store").redirect(root + page, 302);
      const { address, language, saver, dark, encoding } = page;
      const origin = origins.of(request);
      const drawn = await renderQueue.render("common", () =>
        render({ href: address.href, language, saver, dark, origin, worker: undefined, preview: day, reads }),
      );
      const html = drawn.html.replaceAll(/(?<=["\s,(])\/media\//g, () => `${root}/media/`);
      const { response } = toPageResponse(page, { ...drawn, html }, policy);
      return sendCached(request, reply, unstored(await response.prepare(encoding)));
    });
  }
}

/** A page that must not be stored, neither by this server nor by a browser. */
export function unstored({ status, headers, body }: CachedResponse): CachedResponse {
  const { etag: _tag, "set-cookie": _choice, "speculation-rules": _rules, ...others } = headers;
  const never = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };
  return toCachedResponse({ status, headers: { ...others, ...never }, body });
}

/** A person opens previews, so an expired one is explained. */
function sendPreviewFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, status } = knownFailure(error);
  if (code !== "preview_over") {
    sendPageFailure(error, request, reply);
    return;
  }
  reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(failureHtml(code));
}
