import { QueryClient } from "@tanstack/react-query";
import { createRequestHandler, RouterServer, renderRouterToString } from "@tanstack/react-router/ssr/server";
import type { ClientManifest, RenderPage } from "@visiga/api/page-renderer";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { assetsByRoute } from "./platform/assets-by-route.ts";
import { queryDefaults } from "./platform/query-defaults.ts";
import { createServerTrpc } from "./platform/trpc.ts";
import { createSiteRouter } from "./router.tsx";

/** The site, ready to draw pages with the files of one client build (or of the development server). */
export function createPageRenderer(manifest: ClientManifest | undefined): RenderPage {
  const assets = { en: assetsByRoute(manifest, "en"), sw: assetsByRoute(manifest, "sw") };

  return async ({ href, language, origin, procedures }) => {
    const queryClient = new QueryClient(queryDefaults);
    const dictionary = await loadPublicDictionary(language);
    const trpc = createServerTrpc(queryClient, procedures);
    let complete = true;

    const handle = createRequestHandler({
      request: new Request(new URL(href, origin)),
      createRouter: () => createSiteRouter({ queryClient, trpc, language, dictionary, origin }),
      getRouterManifest: () => assets[language],
    });
    const response = await handle(({ router, responseHeaders }) => {
      complete = queryClient
        .getQueryCache()
        .getAll()
        .every((query) => query.state.status === "success");
      return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
    });
    const location = response.headers.get("location") ?? undefined;
    return {
      status: response.status,
      html: await response.text(),
      location,
      complete: complete && !location && response.status < 500,
    };
  };
}
