import { editingPath } from "@visiga/contracts/page-editing";
import { previewsPath } from "@visiga/contracts/previews";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type CachedResponse, sendCached, toCachedResponse } from "#platform/cache/cached-response.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { actorOf } from "#platform/rest/access.ts";
import { requireUser } from "#platform/security/actor.ts";
import type { PageRequest } from "./page-renderer.ts";
import { type Site, toPageResponse } from "./page-response.ts";
import type { PageServices } from "./page-services.ts";
import { locateItem, type RequestedPage, requestedPage } from "./requested-page.ts";

/** Serves pages for users who are logged in. Nothing caches them. */
export function servePrivatePages(
  app: FastifyInstance,
  { render, policy }: Site,
  { contentVersion, origins, contentReader, commonPages, openPreview }: PageServices,
): void {
  const renderPage = async (
    request: FastifyRequest,
    page: RequestedPage,
    content: Pick<PageRequest, "reader" | "preview" | "editing">,
    mediaRoot = "",
  ): Promise<CachedResponse> => {
    const { language, dataSaver, dark, encoding } = page;
    const { href } = page.address;
    const common = { href, language, dataSaver, dark, origin: origins.of(request.raw), worker: undefined };
    const rendered = await commonPages(() => render({ ...common, ...content }));
    const html = rendered.html.replaceAll(/(?<=["\s,(])\/media\//g, () => `${mediaRoot}/media/`);
    const { response } = toPageResponse(page, { ...rendered, html }, policy, request.log);
    return unstored(await response.prepare(encoding));
  };

  // `/preview/<token>/news`: the page as on a later day.
  const config = { access: "ownKey", cost: "computation" } as const;
  for (const url of [`${previewsPath}/:token`, `${previewsPath}/:token/*`])
    app.get<{ Params: { token: string } }>(url, { config }, async (request, reply) => {
      const { token } = request.params;
      const { day, reader } = await openPreview(token);
      const root = `${previewsPath}/${token}`;
      // A token has no character that an address encodes.
      if (!request.url.startsWith(root)) throw new AppError("preview_over");
      const own = request.url.slice(root.length);
      const requested = requestedPage({ headers: request.headers, url: own.startsWith("/") ? own : `/${own}` });
      const page = await locateItem(requested, reader);
      if (typeof page === "string") return reply.header("cache-control", "no-store").redirect(root + page, 302);
      return sendCached(request, reply, await renderPage(request, page, { preview: day, reader }, root));
    });

  // `/editing/news`: the page with marks on everything that the user may edit, for the dashboard.
  app.get(`${editingPath}/*`, { config: { access: "user", cost: "computation" } }, async (request, reply) => {
    const { role } = requireUser(actorOf(request));
    const requested = requestedPage({ headers: request.headers, url: request.url.slice(editingPath.length) });
    if (!publicPaths.some((path) => path === requested.address.path)) throw new AppError("not_found");
    // Another process may have saved what this user has just changed.
    await contentVersion.refresh();
    const page = { ...requested, dataSaver: false, dark: false };
    const editing = { values: role === "ADMIN" };
    return sendCached(request, reply, await renderPage(request, page, { editing, reader: contentReader }));
  });
}

/** A page that must not be stored, neither by this server nor by a browser. */
export function unstored({ status, headers, body }: CachedResponse): CachedResponse {
  const { etag: _tag, "set-cookie": _choice, "speculation-rules": _rules, ...others } = headers;
  const never = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };
  return toCachedResponse({ status, headers: { ...others, ...never }, body });
}
