import { createRoute } from "@tanstack/react-router";
import { OLevelAdmissionArticle } from "../features/admission/o-level-admission-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const oLevelAdmissionRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/o-level-admission",
  staticData: { frame: { section: "admission", topic: "admission", printed: true } },
  head: ({ match }) => pageHead(match.context, "oLevelAdmission", "/o-level-admission"),
  component: OLevelAdmissionArticle,
});
