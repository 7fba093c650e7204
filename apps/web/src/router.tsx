import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { screenShells } from "./dashboard/routes/screen-shells.tsx";
import type { PageContext } from "./platform/document/page-context.ts";
import { rootRoute } from "./platform/document/root.tsx";
import { FailurePage } from "./site/not-found/failure-page.tsx";
import { developerRoute } from "./site/routes/developer.ts";
import { imagesRoute } from "./site/routes/images.tsx";
import { bareLayout } from "./site/routes/layouts.tsx";
import { NotFound, notFoundRoute } from "./site/routes/not-found.tsx";
import { offlineRoute } from "./site/routes/offline.ts";
import { siteRoutes } from "./site/routes/site-routes.ts";

const routeTree = rootRoute
  .update({ notFoundComponent: NotFound })
  .addChildren([
    siteRoutes,
    bareLayout.addChildren([developerRoute, imagesRoute, offlineRoute]),
    ...screenShells,
    notFoundRoute,
  ]);

export const createSiteRouter = (context: PageContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    trailingSlash: "never",
    notFoundMode: "root",
    defaultErrorComponent: FailurePage,
  });
