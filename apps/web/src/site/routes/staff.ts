import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { StaffArticle } from "#site/about/staff-article.tsx";
import { staffList, step } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const staffRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/staff",
  staticData: { frame: { section: "about-us", topic: "staff" } },
  validateSearch: (search: Record<string, unknown>) => shownItems(search.show, step),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, staffList(deps))),
  head: ({ match }) => pageHead(match.context, "staff", "/staff"),
  component: StaffArticle,
});
