import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { step, wawataList } from "#site/lists/page-lists.ts";
import { WawataPage } from "#site/wawata/wawata-page.tsx";
import { siteLayout } from "./layouts.tsx";

export const wawataRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/wawata",
  validateSearch: ({ show }: Record<string, unknown>): { show?: unknown } => ({ show }),
  loaderDeps: ({ search }) => shownItems(search.show, step),
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, wawataList(deps))),
  head: ({ match }) => pageHead(match.context, "wawata", "/wawata"),
  component: WawataPage,
});
