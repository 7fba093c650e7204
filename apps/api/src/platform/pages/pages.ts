import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DashboardShell } from "@visiga/contracts/installed-dashboard";
import type { Cost } from "@visiga/contracts/procedures";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendCached } from "#platform/cache/cached-response.ts";
import { failureResponse, overload } from "#platform/http/failures.ts";
import { serveClientFiles, serveDashboardShell, serveServiceWorkers, serveSpeculationRules } from "./client-files.ts";
import { answerFor, answerPage, entranceQuestion } from "./entrance-question.ts";
import { mendedPath } from "./mended-path.ts";
import { PageCache } from "./page-cache.ts";
import { type PageForm, servePageForm } from "./page-form.ts";
import type { ClientManifest, PageRendererModule, PostedForm, RenderPage } from "./page-renderer.ts";
import { choiceCookie, type PageResponse, pagePolicy, type Site, toPageResponse } from "./page-response.ts";
import type { PageServices } from "./page-services.ts";
import { servePrivatePages } from "./private-pages.ts";
import { locateItem, type RequestedPage, requestedPage, sitePaths } from "./requested-page.ts";

export interface PagesOptions {
  readonly services: PageServices;
  readonly root: string;
  /** Renders pages from the sources, in development, where another server has their files. Absent: the build is served. */
  readonly renderSources?: RenderPage | undefined;
  readonly form: PageForm;
}

const reserved = /^\/(api|media|artwork|assets)(\/|$)/i;

export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { root, renderSources, form, services } = options;
  const { config, origins, queues, contentReader: reader, countPageView } = services;
  const worker = await serveServiceWorkers(app, config.serviceWorker && !renderSources ? root : undefined);
  const site: LoadedSite = renderSources ? { render: renderSources } : await loadBuiltSite(root);
  if (site.shell) serveDashboardShell(app, site.shell);
  servePrivatePages(app, site, services);
  const renderPage = async (
    { log, raw }: FastifyRequest,
    requested: RequestedPage,
    posted?: PostedForm,
  ): Promise<PageResponse> => {
    const { address, language, dataSaver, inlineStyle, dark, encoding } = requested;
    const origin = origins.of(raw);
    const common = { href: address.href, language, dataSaver, inlineStyle, dark, origin, worker, reader };
    const pageResponse = toPageResponse(requested, await site.render({ ...common, posted }), site.policy, log);
    // Compressed within the queue, because compression takes as long as rendering.
    await pageResponse.response.prepare(encoding);
    return pageResponse;
  };
  serveSpeculationRules(app);
  await app.register(servePageForm, {
    services,
    form,
    renderPage: async (request, posted) => {
      const requested = requestedPage(request.raw);
      const { response } = await renderPage(request, requested, posted);
      return response.prepare(requested.encoding);
    },
  });

  const cache = renderSources ? undefined : new PageCache(services);
  if (cache) await app.register((files) => serveClientFiles(files, root));
  /** Common pages are never refused: each is rendered once for all, and after a change every visitor requests them. */
  const costOf = (request: IncomingMessage): Cost => {
    const requested = requestedPage(request);
    const { exists, redirect, item } = requested.address;
    if (!cache || redirect !== null || reserved.test(request.url ?? "")) return "memory";
    if (!exists) return "query";
    const origin = origins.of(request);
    const isCommon = item === null && cache.isCommon(requested, origin);
    // What is cached of a rare page is not its answer to a question.
    const isReady = isCommon || (!entranceQuestion(requested, request.url) && cache.peek(requested, origin));
    return isReady ? "memory" : "computation";
  };
  app.earlyResponses.add({
    prefix: "/",
    route: "/*",
    find: (request) => {
      const requested = requestedPage(request);
      // Any other path may belong to a file.
      const { exists, redirect, choices } = requested.address;
      if (!exists || redirect !== null || choices.length > 0 || entranceQuestion(requested, request.url))
        return undefined;
      const response = cache?.peek(requested, origins.of(request))?.response.ready(requested.encoding);
      if (response?.status === 200) countPageView(requested, request);
      return response;
    },
    work: {
      name: "pages",
      isFull: () => queues.computations.isFull,
      matches: (request) => costOf(request) === "computation",
      refusal: failureResponse(overload, true),
    },
  });
  const hasPath = (path: string) => requestedPage({ url: path, headers: {} }).address.exists;
  const routeConfig = { access: "public", cost: ({ raw }: FastifyRequest) => costOf(raw), hasPath } as const;
  const leads = (path: string) => hasPath(path) || app.hasRoute({ method: "GET", url: path });
  app.get("/*", { config: routeConfig }, async (request, reply) => {
    if (reserved.test(request.url)) return reply.callNotFound();
    const sent = requestedPage(request.raw);
    const mended = sent.address.exists ? null : mendedPath(request.url, leads, sitePaths);
    const requested = mended === null ? sent : requestedPage({ url: mended, headers: request.headers });
    const { choices } = requested;
    const redirect = requested.address.redirect ?? mended;
    const cookies = choices.map(({ name, value }) => choiceCookie(name, value));
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    const question = entranceQuestion(sent, request.url);
    const found = redirect === null || mended !== null ? await locateItem(requested, reader) : requested;
    // Browsers cache a 301 permanently, but a headline may change back.
    if (typeof found === "string") return reply.header("cache-control", "no-cache").redirect(found, 301);
    if (redirect !== null) return reply.redirect(redirect, requested.address.choices.length === 0 ? 308 : 303);
    const page = question ? await answerPage(found, question, services.entranceResults) : found;
    const rendered = () => renderPage(request, page);
    const { response } = await (cache ? cache.find(page, origins.of(request.raw), rendered) : rendered());
    const prepared = question
      ? await answerFor(question, await response.prepare("identity"), page)
      : await response.prepare(requested.encoding);
    if (prepared.status === 200) countPageView(page, request.raw);
    return sendCached(request, reply, prepared, cookies);
  });
}

interface LoadedSite extends Site {
  readonly shell?: DashboardShell;
}

async function loadBuiltSite(siteRoot: string): Promise<LoadedSite> {
  const read = async (build: string): Promise<ClientManifest> =>
    JSON.parse(await readFile(join(siteRoot, "dist", build, ".vite/manifest.json"), "utf8"));
  const [client, behaviour, server, entry] = await Promise.all([
    read("client"),
    read("behaviour"),
    read("server"),
    import(pathToFileURL(join(siteRoot, "dist/server/entry-server.js")).href) as Promise<PageRendererModule>,
  ]);
  const files = [...new Set(Object.values(server).flatMap(({ css = [] }) => css))];
  const sheets = await Promise.all(
    files.map(async (file) => [`/${file}`, await readFile(join(siteRoot, "dist/client", file), "utf8")] as const),
  );
  return {
    render: withInlineStyle(entry.createPageRenderer({ client, behaviour, server }), new Map(sheets)),
    policy: pagePolicy(entry.inlineScripts),
    shell: entry.dashboardShell(client),
  };
}

/** @param sheets style sheets by their address */
const withInlineStyle =
  (render: RenderPage, sheets: ReadonlyMap<string, string>): RenderPage =>
  async (request) => {
    const page = await render(request);
    if (!request.inlineStyle) return page;
    const html = page.html.replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
      const sheet = sheets.get(address);
      return sheet === undefined ? link : `<style>${sheet}</style>`;
    });
    return { ...page, html };
  };
