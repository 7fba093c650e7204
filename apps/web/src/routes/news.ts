import { createRoute } from "@tanstack/react-router";
import { newsList, newsStep } from "../features/news/news-list.ts";
import { NewsPage } from "../features/news/news-page.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { shownItems } from "../platform/shown-items.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { siteLayout } from "./layouts.tsx";

export const newsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/news",
  validateSearch: ({ show }: Record<string, unknown>): { show?: unknown } => ({ show }),
  loaderDeps: ({ search }) => shownItems(search.show, newsStep),
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, newsList(deps))),
  head: ({ match }) => pageHead(match.context, "news", "/news"),
  component: NewsPage,
});
