import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { ALevelArticle } from "#site/academics/a-level-article.tsx";
import { seminarianList } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const aLevelRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/a-level",
  staticData: { frame: { section: "services", topic: "alevel" } },
  loader: ({ context }) => context.data.list(seminarianList),
  head: ({ match }) => pageHead(match.context, "aLevel", "/a-level"),
  component: () => <ALevelArticle pictures={aLevelRoute.useLoaderData()} />,
});
