import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { DeveloperPage } from "#site/developer/developer-page.tsx";
import { bareLayout } from "./layouts.tsx";

export const developerRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: "/developer",
  head: ({ match }) => pageHead(match.context, "developer", "/developer"),
  component: DeveloperPage,
});
