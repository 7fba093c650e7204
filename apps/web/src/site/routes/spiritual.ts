import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { SpiritualArticle } from "#site/spiritual/spiritual-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const spiritualRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/spiritual",
  staticData: { frame: { section: "services", topic: "spiritual" } },
  head: ({ match }) => pageHead(match.context, "spiritual", "/spiritual"),
  component: SpiritualArticle,
});
