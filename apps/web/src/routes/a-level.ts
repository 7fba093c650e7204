import { createRoute } from "@tanstack/react-router";
import { ALevelArticle } from "../features/academics/a-level-article.tsx";
import { seminarianList } from "../features/academics/seminarian-list.ts";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { contentLayout } from "./content-layout.tsx";

export const aLevelRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/a-level",
  staticData: { frame: { section: "services", topic: "alevel" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, seminarianList)),
  head: ({ match }) => pageHead(match.context, "aLevel", "/a-level"),
  component: ALevelArticle,
});
