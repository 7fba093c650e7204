import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { newsList, step } from "#site/lists/page-lists.ts";
import { NewsPage } from "#site/news/news-page.tsx";
import { siteLayout } from "./layouts.tsx";

export const newsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/news",
  validateSearch: ({ show }: Record<string, unknown>): { show?: unknown } => ({ show }),
  loaderDeps: ({ search }) => shownItems(search.show, step),
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, newsList(deps))),
  head: ({ match }) => pageHead(match.context, "news", "/news"),
  component: NewsPage,
});
