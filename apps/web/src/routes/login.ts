import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "../platform/head.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";
import { rootRoute } from "./root.tsx";

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  head: ({ match }) => privateHead(match.context, "login"),
  component: lazyRouteComponent(loadDashboardScreens, "LoginScreen"),
});
