import { createRoute } from "@tanstack/react-router";
import { ServicesArticle } from "../features/services/services-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const servicesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/services",
  staticData: { frame: { section: "services", topic: "services" } },
  head: ({ match }) => pageHead(match.context, "services", "/services"),
  component: ServicesArticle,
});
