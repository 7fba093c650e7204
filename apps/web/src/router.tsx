import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { FailurePage } from "./features/not-found/failure-page.tsx";
import type { RouterContext } from "./platform/router-context.ts";
import { routeTree } from "./routes/tree.ts";

/** One router: for this browser, or for one request on the server. */
export function createSiteRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: "never",
    notFoundMode: "root",
    defaultErrorComponent: FailurePage,
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
