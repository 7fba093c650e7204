import type { FastifyInstance, FastifyRequest } from "fastify";
import { createAppRouter } from "./app-router.ts";
import { authRest } from "./features/auth/auth.rest.ts";
import { backupsRest } from "./features/backups/backups.rest.ts";
import { discoveryRest } from "./features/discovery/discovery.rest.ts";
import { filesRest } from "./features/files/files.rest.ts";
import { mediaRest } from "./features/photos/media.rest.ts";
import { removalForm } from "./features/removals/removal-form.ts";
import { removalsRest } from "./features/removals/removals.rest.ts";
import { searchWordsRest } from "./features/site/search-words.rest.ts";
import { usersRest } from "./features/users/users.rest.ts";
import { measuresOf } from "./measures.ts";
import { createPageReads } from "./page-reads.ts";
import { serveArtwork } from "./platform/artwork/serve-artwork.ts";
import type { Config } from "./platform/config/config.ts";
import { logAccess, nameFailedRequests } from "./platform/health/access-log.ts";
import { serveHealth } from "./platform/health/health.ts";
import { serveMetrics } from "./platform/health/metrics.ts";
import { clientAddress } from "./platform/http/client-address.ts";
import { Origins } from "./platform/origins.ts";
import { DrawQueue } from "./platform/pages/draw-queue.ts";
import { pages } from "./platform/pages/pages.ts";
import { serveServiceWorker } from "./platform/pages/service-worker.ts";
import { compressResponses } from "./platform/responses/compress-responses.ts";
import { handleNotFound, sendFailure } from "./platform/rest/failures.ts";
import { describeRest, serveDocumentation } from "./platform/rest/openapi.ts";
import { registerRest } from "./platform/rest/rest.ts";
import { addSecurityHeaders } from "./platform/security/headers.ts";
import { serveProcedures } from "./platform/trpc/trpc.ts";
import { productVersion } from "./product-version.ts";
import type { Services } from "./services.ts";
import { shedLoad } from "./shed-load.ts";

export interface AppOptions {
  readonly config: Config;
  /** Without routes but with the JWT plugin, because the services sign tokens with it. */
  readonly server: FastifyInstance;
  readonly services: Services;
  /** Folder of the site, and whether to serve its sources. Absent: only the API is served. */
  readonly site?: { readonly root: string; readonly development: boolean };
}

/** Registers every plugin and route on the server, which does not listen yet. */
export async function createApp({ config, server: app, services, site }: AppOptions): Promise<FastifyInstance> {
  const origins = new Origins(config);
  const origin = (request: FastifyRequest) => origins.of(request);
  const authenticate = (token: string) => services.auth.identify(token);
  const { budgets, logAccessDenied, hasToken, isUsers, visitorQueries, visitorReads, pictureReads } = services;
  const { responseCache } = app;

  // Bodies of content types that no route accepts are not read.
  app.removeAllContentTypeParsers();
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(handleNotFound);
  addSecurityHeaders(app);
  app.addHook("onRequest", async (request) => services.forwarded.check(request));
  nameFailedRequests(app);
  if (config.accessLog) logAccess(app, clientAddress(config));
  serveHealth(app, services);
  let connections = 0;
  app.server.on("connection", () => {
    connections += 1;
  });
  const drawing = new DrawQueue(() => responseCache.count + connections);
  await serveMetrics(app, {
    token: config.metricsToken,
    version: productVersion(),
    measures: measuresOf({ config, services, drawing, shedding: app.shedding }),
  });

  await describeRest(app);
  const procedures = createAppRouter(services);
  const procedureOptions = { authenticate, budgets, logAccessDenied, origin, isUsers, visitorQueries };
  await app.register(
    async (api) => {
      api.setNotFoundHandler(handleNotFound);
      await compressResponses(api);
      await api.register(
        async (rest) => {
          registerRest(rest, { authenticate, budgets, logAccessDenied });
          await rest.register(authRest, { prefix: "/auth", service: services.auth, origin });
          await rest.register(usersRest, { prefix: "/users", service: services.users, origin });
          const { publicFiles: files, fileEditing: editing, fileBin: bin, contentVersion, uploads } = services;
          const fileParts = { files, editing, bin, contentVersion, uploads, responseCache };
          await rest.register(filesRest, { prefix: "/files", ...fileParts });
          await rest.register(removalsRest, { prefix: "/removal-requests", service: services.removals });
        },
        { prefix: "/v1" },
      );
      await api.register((trpc) => serveProcedures(trpc, procedures, procedureOptions), { prefix: "/trpc" });
    },
    { prefix: "/api" },
  );
  await serveDocumentation(app);
  const { photos, contentVersion } = services;
  await app.register(mediaRest, { prefix: "/media", photos, contentVersion, responseCache, pictureReads, budgets });
  await app.register(backupsRest, { prefix: "/backups", service: services.backups });
  await app.register((scope) => serveArtwork(scope, services.artworkFolder));
  const { publicFiles, clock } = services;
  const reads = createPageReads({ files: publicFiles, procedures, contentVersion, clock, visitorReads });
  await app.register(discoveryRest, {
    origins,
    contentVersion,
    responseCache,
    budgets,
    contentDates: () => visitorReads.run(() => contentDates(services)),
    texts: reads.texts,
    newsPages: () => visitorReads.run(() => publicFiles.newsPages()),
    news: (language) =>
      visitorReads.run(async () => {
        const { items } = await publicFiles.find({ page: "NEWS", language });
        return { items, edited: await publicFiles.lastEdited(items.map(({ id }) => id)) };
      }),
  });
  shedLoad(app.shedding, { origins, drawing, hasToken, visitorQueries, visitorReads, pictureReads });
  await app.register(searchWordsRest, { texts: reads.texts, contentVersion, responseCache });
  if (site) {
    const worker = await serveServiceWorker(app, config.serviceWorker && !site.development ? site.root : undefined);
    await app.register(pages, {
      worker,
      siteRoot: site.root,
      development: site.development,
      contentVersion,
      clock: services.clock,
      origins,
      responseCache,
      queue: drawing,
      reads,
      forms: [removalForm(services.removals, services.removalChecks)],
      budgets,
    });
  }

  return app;
}

/** Times of the last change of files and of site values. */
async function contentDates({ fileDates, site }: Services) {
  const [files, { changed }] = await Promise.all([fileDates.lastChanged(), site.read("en")]);
  const newest = Object.values(changed).sort().at(-1);
  return { files, site: newest === undefined ? null : new Date(newest) };
}
