import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { FormationArticle } from "#site/admission/formation-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const formationAdmissionRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/formation-admission",
  staticData: {
    frame: {
      section: "admission",
      topic: "formation",
      title: ({ formation }) => formation.body.title,
      lang: "en",
      printed: true,
    },
  },
  head: ({ match }) => pageHead(match.context, "formationAdmission", "/formation-admission"),
  component: FormationArticle,
});
