import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { ALevelArticle } from "#site/academics/a-level-article.tsx";
import { seminarianList } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const aLevelRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/a-level",
  staticData: { frame: { section: "services", topic: "alevel" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, seminarianList)),
  head: ({ match }) => pageHead(match.context, "aLevel", "/a-level"),
  component: ALevelArticle,
});
