import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { OLevelAdmissionArticle } from "#site/admission/o-level-admission-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const oLevelAdmissionRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/o-level-admission",
  staticData: { frame: { section: "admission", topic: "admission", printed: true } },
  head: ({ match }) => pageHead(match.context, "oLevelAdmission", "/o-level-admission"),
  component: OLevelAdmissionArticle,
});
