import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "../platform/head.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";
import { rootRoute } from "./root.tsx";

export const setPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/set-password",
  head: ({ match }) => privateHead(match.context, "setPassword"),
  component: lazyRouteComponent(loadDashboardScreens, "SetPasswordScreen"),
});
