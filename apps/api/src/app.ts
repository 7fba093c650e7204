import { fileURLToPath } from "node:url";
import { previewsPath } from "@visiga/contracts/previews";
import type { FastifyInstance } from "fastify";
import { createAppRouter, features } from "./app-router.ts";
import { authRest } from "./features/auth/auth.rest.ts";
import { backupsRest } from "./features/backups/backups.rest.ts";
import { discoveryRest } from "./features/discovery/discovery.rest.ts";
import { filesRest } from "./features/files/files.rest.ts";
import { joiningRest } from "./features/joining/joining.rest.ts";
import { mediaRest } from "./features/photos/media.rest.ts";
import { previewPicturesRest } from "./features/previews/preview-pictures.rest.ts";
import { removalForm } from "./features/removals/removal-form.ts";
import { removalsRest } from "./features/removals/removals.rest.ts";
import { calendarRest } from "./features/site/calendar.rest.ts";
import { searchWordsRest } from "./features/site/search-words.rest.ts";
import { usersRest } from "./features/users/users.rest.ts";
import { measuresOf } from "./measures.ts";
import { createPageReads, previewReads } from "./page-reads.ts";
import { addFailureRequestId, logAccess } from "./platform/health/access-log.ts";
import { serveHealth } from "./platform/health/health.ts";
import { clientAddress } from "./platform/http/client-address.ts";
import { compressResponses } from "./platform/http/compress-responses.ts";
import { handleNotFound, sendFailure } from "./platform/http/failures.ts";
import { useRequestBodies } from "./platform/http/request-bodies.ts";
import { queuePosts, releaseSlots } from "./platform/http/response-slots.ts";
import { pages } from "./platform/pages/pages.ts";
import type { OpenPreview } from "./platform/pages/previews.ts";
import { serveArtwork } from "./platform/pictures/serve-artwork.ts";
import { decoratePlatform, type PlatformOptions } from "./platform/platform.ts";
import { describeRest, serveDocumentation } from "./platform/rest/openapi.ts";
import { registerRest } from "./platform/rest/rest.ts";
import { addSecurityHeaders } from "./platform/security/headers.ts";
import { serveProcedures } from "./platform/trpc/trpc.ts";
import { productVersion } from "./product-version.ts";

export interface AppOptions extends PlatformOptions {
  /** A server without routes. Its decorations are used instead of the application's own. */
  readonly server: FastifyInstance;
  /** Folder of the site, and whether to serve its sources. Absent: only the API is served. */
  readonly site?: { readonly root: string; readonly development: boolean };
}

/** The web application. The relative path is the same from the sources and from the build. */
export const siteRoot = fileURLToPath(new URL("../../web", import.meta.url));

export async function createApp({ server: app, site, ...options }: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  await decoratePlatform(app, options);

  // Bodies of content types that no route accepts are not read.
  app.removeAllContentTypeParsers();
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(handleNotFound);
  addSecurityHeaders(app);
  useRequestBodies(app);
  app.addHook("onRequest", async (request) => app.forwarded.check(request));
  addFailureRequestId(app);
  if (config.accessLog) logAccess(app, clientAddress(config));
  serveHealth(app);
  if (config.metricsToken) {
    // Loaded only if used: prom-client takes 12 MB and delays the start by 80 ms.
    const { serveMetrics } = await import("./platform/health/metrics.ts");
    serveMetrics(app, { token: config.metricsToken, version: productVersion(), measures: measuresOf(app) });
  }

  for (const feature of features) await feature(app);
  app.decorate("pageReads", createPageReads(app));

  await describeRest(app);
  await app.register(
    async (api) => {
      api.setNotFoundHandler(handleNotFound);
      await compressResponses(api);
      releaseSlots(api);
      queuePosts(api);
      await api.register(
        async (rest) => {
          registerRest(rest);
          await rest.register(authRest, { prefix: "/auth" });
          await rest.register(usersRest, { prefix: "/users" });
          await rest.register(filesRest, { prefix: "/files" });
          await rest.register(removalsRest, { prefix: "/removal-requests" });
        },
        { prefix: "/v1" },
      );
      await api.register((trpc) => serveProcedures(trpc, createAppRouter(app)), { prefix: "/trpc" });
    },
    { prefix: "/api" },
  );
  serveDocumentation(app);
  await app.register(mediaRest, { prefix: "/media" });
  await app.register(backupsRest, { prefix: "/backups" });
  await app.register(serveArtwork);
  await app.register(discoveryRest);
  await app.register(calendarRest);
  await app.register(joiningRest);
  await app.register(searchWordsRest);
  await app.register(previewPicturesRest, { prefix: previewsPath });
  if (site) {
    const openPreview: OpenPreview = async (token) => {
      const day = await app.previews.dayOf(token);
      return { day, reads: previewReads(app, day) };
    };
    await app.register(pages, { ...site, forms: [removalForm(app)], openPreview });
  }
  return app;
}
