import { createRoute } from "@tanstack/react-router";
import { SpiritualArticle } from "../features/spiritual/spiritual-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const spiritualRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/spiritual",
  staticData: { frame: { section: "services", topic: "spiritual" } },
  head: ({ match }) => pageHead(match.context, "spiritual", "/spiritual"),
  component: SpiritualArticle,
});
