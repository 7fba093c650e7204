import { createRoute } from "@tanstack/react-router";
import { AgricultureArticle } from "../features/work/agriculture-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const workRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/work",
  staticData: { frame: { section: "work", topic: "agriculture" } },
  head: ({ match }) => pageHead(match.context, "work", "/work"),
  component: AgricultureArticle,
});
