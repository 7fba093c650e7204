import { fileURLToPath } from "node:url";
import { previewsPath } from "@visiga/contracts/previews";
import { restorePath } from "@visiga/contracts/public-paths";
import { productVersion } from "@visiga/system/product-version";
import type { FastifyInstance } from "fastify";
import { serveArtwork } from "#platform/pictures/artwork-library.ts";
import { previewReader } from "./content-reader.ts";
import { authRest } from "./features/auth/auth.rest.ts";
import { backupsRest } from "./features/backups/backups.rest.ts";
import { restorePageRest } from "./features/backups/restore-page.rest.ts";
import { circularsRest } from "./features/circulars/circulars.rest.ts";
import { discoveryRest } from "./features/discovery/discovery.rest.ts";
import { documentDownloadsRest, documentsRest } from "./features/documents/documents.rest.ts";
import { entranceResultsRest } from "./features/entrance-results/entrance-results.rest.ts";
import { entriesRest } from "./features/entries/entries.rest.ts";
import { mediaRest } from "./features/entries/photos/media.rest.ts";
import { joiningRest } from "./features/joining/joining.rest.ts";
import { personalDataRest } from "./features/personal-data/personal-data.rest.ts";
import { previewPicturesRest } from "./features/previews/preview-pictures.rest.ts";
import { removalForm, removalsRest } from "./features/removals/removals.rest.ts";
import { calendarRest } from "./features/site/calendar.rest.ts";
import { searchWordsRest } from "./features/site/search-words.rest.ts";
import { usersRest } from "./features/users/users.rest.ts";
import { measuresOf } from "./measures.ts";
import { addFailureRequestId, logAccess } from "./platform/health/access-log.ts";
import { serveHealth } from "./platform/health/health.ts";
import { knowMethods } from "./platform/http/allowed-methods.ts";
import { clientAddress } from "./platform/http/client-address.ts";
import { compressResponses } from "./platform/http/compress-responses.ts";
import { boundCosts } from "./platform/http/costs.ts";
import { handleNotFound, sendFailure } from "./platform/http/failures.ts";
import { useRequestBodies } from "./platform/http/request-bodies.ts";
import type { PageServices } from "./platform/pages/page-services.ts";
import { type PagesOptions, pages } from "./platform/pages/pages.ts";
import { guardRoutes } from "./platform/rest/access.ts";
import { describeRest, serveDocumentation } from "./platform/rest/openapi.ts";
import { registerRest } from "./platform/rest/rest.ts";
import { addSecurityHeaders } from "./platform/security/headers.ts";
import { createProcedures, serveProcedures } from "./platform/trpc/trpc.ts";
import type { Services } from "./services.ts";

export interface AppOptions {
  readonly server: FastifyInstance;
  readonly services: Services;
  /** Absent: only the API is served. */
  readonly site?: Pick<PagesOptions, "root" | "renderSources">;
}

/** The web application. The relative path is the same from the sources and from the build. */
export const siteRoot = fileURLToPath(new URL("../../web", import.meta.url));

export async function createApp({ server: app, services, site }: AppOptions): Promise<FastifyInstance> {
  const { config, forwarded, previews, removals, removalChecks, pageViews } = services;

  // Bodies of content types that no route accepts are not read.
  app.removeAllContentTypeParsers();
  app.setErrorHandler(sendFailure);
  knowMethods(app);
  app.setNotFoundHandler(handleNotFound);
  addSecurityHeaders(app);
  useRequestBodies(app, services.isUsers);
  boundCosts(app, services);
  guardRoutes(app, services);
  app.addHook("onRequest", async (request) => forwarded.check(request));
  addFailureRequestId(app);
  if (config.accessLog) logAccess(app, clientAddress(config));
  serveHealth(app, services);
  if (config.metricsToken) {
    // Loaded only if used: prom-client takes 12 MB and delays the start by 80 ms.
    const { serveMetrics } = await import("./platform/health/metrics.ts");
    serveMetrics(app, {
      token: config.metricsToken,
      version: productVersion(),
      measures: measuresOf(services, app.earlyResponses),
    });
  }

  // After the last response. A database that is gone does not prevent the stop.
  app.addHook("onClose", () =>
    pageViews.store().catch((error) => services.tellOperator(`counts of page views: ${error}`)),
  );

  await app.register(
    async (api) => {
      api.setNotFoundHandler(handleNotFound);
      await compressResponses(api);
      await api.register(
        async (rest) => {
          await describeRest(rest);
          serveDocumentation(app, rest);
          registerRest(rest);
          await rest.register(authRest(services), { prefix: "/auth" });
          await rest.register(usersRest(services), { prefix: "/users" });
          await rest.register(entriesRest(services), { prefix: "/files" });
          await rest.register(removalsRest(removals), { prefix: "/removal-requests" });
          await rest.register(documentsRest(services), { prefix: "/documents" });
          await rest.register(entranceResultsRest(services.entranceResults), { prefix: "/entrance-results" });
        },
        { prefix: "/v1" },
      );
      await api.register((trpc) => serveProcedures(trpc, createProcedures(services), services), { prefix: "/trpc" });
    },
    { prefix: "/api" },
  );
  await app.register(mediaRest(services), { prefix: "/media" });
  await app.register(backupsRest(services.backups), { prefix: "/backups" });
  await app.register(restorePageRest(services.keeper), { prefix: restorePath });
  await app.register(serveArtwork);
  await app.register(discoveryRest(services));
  await app.register(calendarRest(services));
  await app.register(joiningRest(services));
  await app.register(circularsRest(services));
  await app.register(personalDataRest(services));
  await app.register(documentDownloadsRest(services));
  await app.register(searchWordsRest(services));
  await app.register(previewPicturesRest(services), { prefix: previewsPath });
  if (site) {
    const openPreview: PageServices["openPreview"] = async (token) => {
      const day = await previews.dayOf(token);
      return { day, reader: previewReader(services, day) };
    };
    const form = removalForm(removals, removalChecks);
    await app.register(pages, { ...site, services: { ...services, openPreview }, form });
  }
  return app;
}
