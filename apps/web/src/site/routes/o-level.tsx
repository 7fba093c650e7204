import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { OLevelArticle } from "#site/academics/o-level-article.tsx";
import { seminarianList } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const oLevelRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/o-level",
  staticData: { frame: { section: "services", topic: "olevel" } },
  loader: ({ context }) => context.data.list(seminarianList),
  head: ({ match }) => pageHead(match.context, "oLevel", "/o-level"),
  component: () => <OLevelArticle pictures={oLevelRoute.useLoaderData()} />,
});
