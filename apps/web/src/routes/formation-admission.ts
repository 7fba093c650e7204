import { createRoute } from "@tanstack/react-router";
import { FormationArticle } from "../features/admission/formation-article.tsx";
import { pageHead } from "../platform/head.ts";
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
