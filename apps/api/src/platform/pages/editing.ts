import { editingPath } from "@visiga/contracts/page-editing";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance } from "fastify";
import { sendCached } from "#platform/cache/cached-response.ts";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Origins } from "#platform/http/origins.ts";
import { requireUser, visitor } from "#platform/security/actor.ts";
import { type Authenticate, bearerToken } from "#platform/security/identity.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import type { PageReads } from "./page-renderer.ts";
import { toPageResponse } from "./page-response.ts";
import { unstored } from "./previews.ts";
import type { RenderQueue } from "./render-queue.ts";
import { requestedPage } from "./requested-page.ts";
import type { Site } from "./site-build.ts";

interface EditingDeps {
  readonly authenticate: Authenticate;
  readonly contentVersion: ContentVersion;
  readonly origins: Origins;
  readonly pageReads: PageReads;
  readonly renderQueue: RenderQueue;
  readonly quotas: RequestQuotas;
}

/**
 * Serves `/editing/news`: the page with marks on everything that the user may edit, for the dashboard. Nothing caches
 * it.
 */
export function serveEditing(app: FastifyInstance, { render, policy }: Site, deps: EditingDeps): void {
  const { authenticate, contentVersion, origins, pageReads: reads, renderQueue, quotas } = deps;
  app.get(`${editingPath}/*`, { schema: { hide: true } }, async (request, reply) => {
    await quotas.read(quotaAddress(request));
    const token = bearerToken(request.headers.authorization);
    const { role } = requireUser(token ? (await authenticate(token)).actor : visitor);
    const requested = requestedPage({ headers: request.headers, url: request.url.slice(editingPath.length) });
    const { address, language, encoding } = requested;
    if (!publicPaths.some((path) => path === address.path)) throw new AppError("not_found");
    // Another process may have saved what this user has just changed.
    await contentVersion.refresh();
    const editing = { values: role === "ADMIN" };
    const page = { href: address.href, language, saver: false, dark: false, origin: origins.of(request) };
    const drawn = await renderQueue.render("common", () => render({ ...page, worker: undefined, editing, reads }));
    const { response } = toPageResponse({ ...requested, saver: false }, drawn, policy);
    return sendCached(request, reply, unstored(await response.prepare(encoding)));
  });
}
