import { createRoute } from "@tanstack/react-router";
import { prefetchHome } from "../features/home/home-lists.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { pageHead } from "../platform/head.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { siteLayout } from "./layouts.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/",
  loader: ({ context }) => waitOnServer(prefetchHome(context)),
  head: ({ match }) => pageHead(match.context, "home", "/"),
  component: HomePage,
});
