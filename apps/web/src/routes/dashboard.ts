import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { dashboardPlace } from "../features/dashboard/frame/dashboard-place.ts";
import { privateHead } from "../platform/head.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";
import { rootRoute } from "./root.tsx";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  validateSearch: dashboardPlace,
  head: ({ match }) => privateHead(match.context, "dashboard"),
  component: lazyRouteComponent(loadDashboardScreens, "DashboardScreen"),
});
