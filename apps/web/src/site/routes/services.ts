import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { ServicesArticle } from "#site/services/services-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const servicesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/services",
  staticData: { frame: { section: "services", topic: "services" } },
  head: ({ match }) => pageHead(match.context, "services", "/services"),
  component: ServicesArticle,
});
