import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { screenShells } from "./dashboard/routes/screen-shells.tsx";
import type { PageContext } from "./platform/document/page-context.ts";
import { rootRoute } from "./platform/document/root.tsx";
import { FailurePage } from "./site/not-found/lost-page.tsx";
import { NotFound, notFoundRoute } from "./site/routes/layouts.tsx";
import { bareRoutes, siteRoutes } from "./site/routes/site-routes.tsx";

const routeTree = rootRoute
  .update({ notFoundComponent: NotFound })
  .addChildren([siteRoutes, bareRoutes, ...screenShells, notFoundRoute]);

export const createSiteRouter = (context: PageContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    trailingSlash: "never",
    notFoundMode: "root",
    defaultErrorComponent: FailurePage,
  });
