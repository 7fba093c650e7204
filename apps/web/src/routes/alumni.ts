import { createRoute } from "@tanstack/react-router";
import { alumniList, alumniStep } from "../features/alumni/alumni-list.ts";
import { AlumniPage } from "../features/alumni/alumni-page.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { shownItems } from "../platform/shown-items.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
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
