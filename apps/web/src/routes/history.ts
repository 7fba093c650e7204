import { createRoute } from "@tanstack/react-router";
import { HistoryArticle } from "../features/about/history-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const historyRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/history",
  staticData: { frame: { section: "about-us", topic: "history" } },
  head: ({ match }) => pageHead(match.context, "history", "/history"),
  component: HistoryArticle,
});
