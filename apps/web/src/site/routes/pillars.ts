import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { PillarsArticle } from "#site/pillars/pillars-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const pillarsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/pillars",
  staticData: { frame: { section: "about-us", topic: "pillars" } },
  head: ({ match }) => pageHead(match.context, "pillars", "/pillars"),
  component: PillarsArticle,
});
