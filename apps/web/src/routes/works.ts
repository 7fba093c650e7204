import { createRoute } from "@tanstack/react-router";
import { EnvironmentalArticle } from "../features/work/environmental-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const worksRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/works",
  staticData: { frame: { section: "work", topic: "environmental" } },
  head: ({ match }) => pageHead(match.context, "works", "/works"),
  component: EnvironmentalArticle,
});
