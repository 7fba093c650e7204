import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { OLevelArticle } from "#site/academics/o-level-article.tsx";
import { seminarianList } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const oLevelRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/o-level",
  staticData: { frame: { section: "services", topic: "olevel" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, seminarianList)),
  head: ({ match }) => pageHead(match.context, "oLevel", "/o-level"),
  component: OLevelArticle,
});
