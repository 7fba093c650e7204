import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { AgricultureArticle } from "#site/work/agriculture-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const workRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/work",
  staticData: { frame: { section: "work", topic: "agriculture" } },
  head: ({ match }) => pageHead(match.context, "work", "/work"),
  component: AgricultureArticle,
});
