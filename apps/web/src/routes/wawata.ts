import { createRoute } from "@tanstack/react-router";
import { wawataList, wawataStep } from "../features/wawata/wawata-list.ts";
import { WawataPage } from "../features/wawata/wawata-page.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { shownItems } from "../platform/shown-items.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { siteLayout } from "./layouts.tsx";

export const wawataRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/wawata",
  validateSearch: ({ show }: Record<string, unknown>): { show?: unknown } => ({ show }),
  loaderDeps: ({ search }) => shownItems(search.show, wawataStep),
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, wawataList(deps))),
  head: ({ match }) => pageHead(match.context, "wawata", "/wawata"),
  component: WawataPage,
});
