import { createRoute } from "@tanstack/react-router";
import { ALevelAdmissionArticle } from "../features/admission/a-level-admission-article.tsx";
import { pageHead } from "../platform/head.ts";
import { contentLayout } from "./content-layout.tsx";

export const aLevelAdmissionRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/a-level-admission",
  staticData: { frame: { section: "admission", topic: "admissionAlevel", printed: true } },
  head: ({ match }) => pageHead(match.context, "aLevelAdmission", "/a-level-admission"),
  component: ALevelAdmissionArticle,
});
