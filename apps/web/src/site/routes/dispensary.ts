import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { DispensaryArticle } from "#site/dispensary/dispensary-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const dispensaryRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/dispensary",
  staticData: { frame: { section: "services", topic: "dispensary" } },
  head: ({ match }) => pageHead(match.context, "dispensary", "/dispensary"),
  component: DispensaryArticle,
});
