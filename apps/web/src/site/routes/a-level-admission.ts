import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { ALevelAdmissionArticle } from "#site/admission/a-level-admission-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const aLevelAdmissionRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/a-level-admission",
  staticData: { frame: { section: "admission", topic: "admissionAlevel", printed: true } },
  head: ({ match }) => pageHead(match.context, "aLevelAdmission", "/a-level-admission"),
  component: ALevelAdmissionArticle,
});
