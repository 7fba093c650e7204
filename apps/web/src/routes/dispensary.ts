import { createRoute } from "@tanstack/react-router";
import { DispensaryArticle } from "../features/dispensary/dispensary-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const dispensaryRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/dispensary",
  staticData: { frame: { section: "services", topic: "dispensary" } },
  head: ({ match }) => pageHead(match.context, "dispensary", "/dispensary"),
  component: DispensaryArticle,
});
