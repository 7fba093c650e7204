import { createRoute } from "@tanstack/react-router";
import { ContactArticle } from "../features/contact/contact-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const contactRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/contact",
  staticData: { frame: { section: "contact", topic: "contact" } },
  head: ({ match }) => pageHead(match.context, "contact", "/contact"),
  component: ContactArticle,
});
