import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { HistoryArticle } from "#site/about/history-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const historyRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/history",
  staticData: { frame: { section: "about-us", topic: "history" } },
  head: ({ match }) => pageHead(match.context, "history", "/history"),
  component: HistoryArticle,
});
