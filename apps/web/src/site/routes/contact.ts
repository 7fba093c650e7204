import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { ContactArticle } from "#site/contact/contact-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const contactRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/contact",
  staticData: { frame: { section: "contact", topic: "contact" } },
  head: ({ match }) => pageHead(match.context, "contact", "/contact"),
  component: ContactArticle,
});
