import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "#platform/document/head.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { loadDashboardScreens } from "./dashboard-chunk.ts";

export const setPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/set-password",
  head: ({ match }) => privateHead(match.context, "setPassword"),
  component: lazyRouteComponent(loadDashboardScreens, "SetPasswordScreen"),
});
