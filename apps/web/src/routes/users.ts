import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "../platform/head.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";
import { bareLayout } from "./layouts.tsx";

export const usersRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: "/users",
  head: ({ match }) => privateHead(match.context, "users"),
  component: lazyRouteComponent(loadDashboardScreens, "UsersScreen"),
});
