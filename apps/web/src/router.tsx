import { createRoute, createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { dashboardRoute } from "./dashboard/routes/dashboard.ts";
import { loadFileEditor } from "./dashboard/routes/dashboard-chunk.ts";
import { loginRoute } from "./dashboard/routes/login.ts";
import { setPasswordRoute } from "./dashboard/routes/set-password.ts";
import { usersPage } from "./dashboard/routes/users.ts";
import { rootRoute } from "./platform/document/root.tsx";
import type { RouterContext } from "./platform/document/router-context.ts";
import { FailurePage } from "./site/not-found/failure-page.tsx";
import { developerRoute } from "./site/routes/developer.ts";
import { imagesRoute } from "./site/routes/images.ts";
import { bareLayout } from "./site/routes/layouts.tsx";
import { NotFound, notFoundRoute } from "./site/routes/not-found.tsx";
import { siteRoutes } from "./site/routes/site-routes.ts";

const usersRoute = createRoute({ getParentRoute: () => bareLayout, ...usersPage });

/** All routes of the site and the dashboard. */
const routeTree = rootRoute
  .update({ notFoundComponent: NotFound })
  .addChildren([
    siteRoutes,
    bareLayout.addChildren([developerRoute, imagesRoute(loadFileEditor), usersRoute]),
    loginRoute,
    setPasswordRoute,
    dashboardRoute,
    notFoundRoute,
  ]);

/** Creates the router of this browser, or of one request on the server. */
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
