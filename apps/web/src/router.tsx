import { createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { privateHead } from "./platform/document/head.ts";
import type { PageContext } from "./platform/document/page-context.ts";
import { rootRoute } from "./platform/document/root.tsx";
import { ScreenShell } from "./platform/document/screen-shell.tsx";
import { type ScreenPath, screens } from "./platform/document/screens.ts";
import { FailurePage } from "./site/not-found/failure-page.tsx";
import { developerRoute } from "./site/routes/developer.ts";
import { imagesRoute } from "./site/routes/images.tsx";
import { bareLayout } from "./site/routes/layouts.tsx";
import { NotFound, notFoundRoute } from "./site/routes/not-found.tsx";
import { siteRoutes } from "./site/routes/site-routes.ts";

/** A page of the dashboard: the server sends its head and an empty place, the browser draws the screen. */
const screen = (path: ScreenPath) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { screen: true },
    head: ({ match }) => privateHead(match.context, screens[path]),
    component: ScreenShell,
  });

/** All pages, as the server draws them. */
const routeTree = rootRoute
  .update({ notFoundComponent: NotFound })
  .addChildren([
    siteRoutes,
    bareLayout.addChildren([developerRoute, imagesRoute]),
    screen("/login"),
    screen("/set-password"),
    screen("/dashboard"),
    screen("/users"),
    notFoundRoute,
  ]);

/** Creates the router of one request. */
export const createSiteRouter = (context: PageContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    trailingSlash: "never",
    notFoundMode: "root",
    defaultErrorComponent: FailurePage,
  });
