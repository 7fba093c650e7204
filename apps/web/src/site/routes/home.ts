import { createRoute } from "@tanstack/react-router";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { prefetchHome } from "#site/home/home-lists.ts";
import { HomePage } from "#site/home/home-page.tsx";
import { siteLayout } from "./layouts.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/",
  loader: ({ context }) => waitOnServer(prefetchHome(context)),
  head: ({ match }) => pageHead(match.context, "home", "/"),
  component: HomePage,
});
