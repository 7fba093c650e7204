import { createRoute } from "@tanstack/react-router";
import { shownItems } from "#platform/data/shown-items.ts";
import { pageHead } from "#platform/document/head.ts";
import { AlumniPage } from "#site/alumni/alumni-page.tsx";
import { alumniList, alumniStep } from "#site/lists/page-lists.ts";
import { siteLayout } from "./layouts.tsx";

export const alumniRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/alumni",
  validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
  loaderDeps: ({ search }) => shownItems(search, alumniStep),
  loader: ({ context, deps }) => context.data.list(alumniList(deps), deps.from),
  head: ({ match }) => pageHead(match.context, "alumni", "/alumni"),
  component: () => <AlumniPage list={alumniRoute.useLoaderData()} />,
});
