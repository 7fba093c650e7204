import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "#platform/document/head.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { loadDashboardScreens } from "./dashboard-chunk.ts";

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  head: ({ match }) => privateHead(match.context, "login"),
  component: lazyRouteComponent(loadDashboardScreens, "LoginScreen"),
});
