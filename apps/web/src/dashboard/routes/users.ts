import { lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "#platform/document/head.ts";
import type { RouterContext } from "#platform/document/router-context.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";

/** `/users`: a route without its parent, which is a layout of the site. */
export const usersPage = {
  path: "/users",
  head: ({ match }: { match: { context: RouterContext } }) => privateHead(match.context, "users"),
  component: lazyRouteComponent(loadDashboardScreens, "UsersScreen"),
} as const;
