import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { picturesStep, staffList } from "#site/about/about-lists.ts";
import { StaffArticle } from "#site/about/staff-article.tsx";
import { contentLayout } from "./content-layout.tsx";

export const staffRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/staff",
  staticData: { frame: { section: "about-us", topic: "staff" } },
  validateSearch: (search: Record<string, unknown>) => shownItems(search.show, picturesStep),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, staffList(deps))),
  head: ({ match }) => pageHead(match.context, "staff", "/staff"),
  component: StaffArticle,
});
