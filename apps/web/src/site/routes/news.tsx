import { createRoute } from "@tanstack/react-router";
import { shownItems } from "#platform/data/shown-items.ts";
import { pageHead } from "#platform/document/head.ts";
import { newsList, step } from "#site/lists/page-lists.ts";
import { NewsPage } from "#site/news/news-page.tsx";
import { siteLayout } from "./layouts.tsx";

export const newsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/news",
  validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
  loaderDeps: ({ search }) => shownItems(search, step),
  loader: ({ context, deps }) => context.data.list(newsList(deps), deps.from),
  head: ({ match }) => pageHead(match.context, "news", "/news"),
  component: () => <NewsPage list={newsRoute.useLoaderData()} />,
});
