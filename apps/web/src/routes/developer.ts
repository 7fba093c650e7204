import { createRoute } from "@tanstack/react-router";
import { DeveloperPage } from "../features/developer/developer-page.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchSite } from "../platform/site-facts.ts";
import { bareLayout } from "./layouts.tsx";

export const developerRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: "/developer",
  loader: ({ context }) => prefetchSite(context),
  head: ({ match }) => pageHead(match.context, "developer", "/developer"),
  component: DeveloperPage,
});
