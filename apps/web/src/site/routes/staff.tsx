import { createRoute } from "@tanstack/react-router";
import { shownItems } from "#platform/data/shown-items.ts";
import { pageHead } from "#platform/document/head.ts";
import { StaffArticle } from "#site/about/staff-article.tsx";
import { staffList, step } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const staffRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/staff",
  staticData: { frame: { section: "about-us", topic: "staff" } },
  validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
  loaderDeps: ({ search }) => shownItems(search, step),
  loader: ({ context, deps }) => context.data.list(staffList(deps), deps.from),
  head: ({ match }) => pageHead(match.context, "staff", "/staff"),
  component: () => <StaffArticle list={staffRoute.useLoaderData()} />,
});
