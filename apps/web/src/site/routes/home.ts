import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { HomePage } from "#site/home/home-page.tsx";
import { homeLists } from "#site/lists/page-lists.ts";
import { siteLayout } from "./layouts.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/",
  loader: ({ context }) => waitOnServer(...Object.values(homeLists).map((list) => prefetchList(context, list))),
  head: ({ match }) => pageHead(match.context, "home", "/"),
  component: HomePage,
});
