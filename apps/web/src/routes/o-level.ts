import { createRoute } from "@tanstack/react-router";
import { OLevelArticle } from "../features/academics/o-level-article.tsx";
import { seminarianList } from "../features/academics/seminarian-list.ts";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { contentLayout } from "./content-layout.tsx";

export const oLevelRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/o-level",
  staticData: { frame: { section: "services", topic: "olevel" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, seminarianList)),
  head: ({ match }) => pageHead(match.context, "oLevel", "/o-level"),
  component: OLevelArticle,
});
