import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { EnvironmentalArticle } from "#site/work/environmental-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const worksRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/works",
  staticData: { frame: { section: "work", topic: "environmental" } },
  head: ({ match }) => pageHead(match.context, "works", "/works"),
  component: EnvironmentalArticle,
});
