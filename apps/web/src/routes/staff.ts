import { createRoute } from "@tanstack/react-router";
import { picturesStep, staffList } from "../features/about/about-lists.ts";
import { StaffArticle } from "../features/about/staff-article.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { shownItems } from "../platform/shown-items.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
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
