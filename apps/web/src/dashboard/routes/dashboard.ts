import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { dashboardPlace } from "#dashboard/kit/place/dashboard-place.ts";
import { privateHead } from "#platform/document/head.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { loadDashboardScreens } from "./dashboard-chunk.ts";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  validateSearch: dashboardPlace,
  head: ({ match }) => privateHead(match.context, "dashboard"),
  component: lazyRouteComponent(loadDashboardScreens, "DashboardScreen"),
});
