import { lazyRouteComponent } from "@tanstack/react-router";
import { privateHead } from "#platform/document/head.ts";
import type { RouterContext } from "#platform/document/router-context.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";

/** `/users`, without a parent route: the router puts it under a layout of the site. */
export const usersPage = {
  path: "/users",
  head: ({ match }: { match: { context: RouterContext } }) => privateHead(match.context, "users"),
  component: lazyRouteComponent(loadDashboardScreens, "UsersScreen"),
} as const;
