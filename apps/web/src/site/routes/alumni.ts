import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { AlumniPage } from "#site/alumni/alumni-page.tsx";
import { alumniList, alumniStep } from "#site/lists/page-lists.ts";
import { siteLayout } from "./layouts.tsx";

export const alumniRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/alumni",
  validateSearch: ({ show }: Record<string, unknown>): { show?: unknown } => ({ show }),
  loaderDeps: ({ search }) => shownItems(search.show, alumniStep),
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, alumniList(deps))),
  head: ({ match }) => pageHead(match.context, "alumni", "/alumni"),
  component: AlumniPage,
});
