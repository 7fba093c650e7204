import { QueryClient } from "@tanstack/react-query";
import { createRequestHandler, RouterServer, renderRouterToString } from "@tanstack/react-router/ssr/server";
import type { ClientManifest, RenderPage } from "@visiga/api/page-renderer";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { queryDefaults } from "./platform/data/query-defaults.ts";
import { createServerTrpc } from "./platform/data/trpc.ts";
import { assetsByRoute } from "./platform/document/assets-by-route.ts";
import { createSiteRouter } from "./router.tsx";

const dashboard = "src/dashboard/shell/dashboard-screens.tsx";
/** Rarely visited pages, which are chunks with separate style sheets and dictionaries, by route. */
const lazyPages = {
  "/login": dashboard,
  "/set-password": dashboard,
  "/dashboard": dashboard,
  "/bare/users": dashboard,
  "/bare/images": "src/site/images/images-page.tsx",
};

/**
 * Creates the function that draws pages with the files of one client build or, without a manifest, of Vite's server.
 */
export function createPageRenderer(manifest: ClientManifest | undefined): RenderPage {
  const assets = { en: assetsByRoute(manifest, "en", lazyPages), sw: assetsByRoute(manifest, "sw", lazyPages) };

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
