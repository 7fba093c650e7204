import { createRoute } from "@tanstack/react-router";
import { PillarsArticle } from "../features/pillars/pillars-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const pillarsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/pillars",
  staticData: { frame: { section: "about-us", topic: "pillars" } },
  head: ({ match }) => pageHead(match.context, "pillars", "/pillars"),
  component: PillarsArticle,
});
