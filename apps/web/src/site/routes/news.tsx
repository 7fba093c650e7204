import { createRoute } from "@tanstack/react-router";
import { shownItems } from "#platform/data/shown-items.ts";
import { pageHead } from "#platform/document/head.ts";
import type { PageContext } from "#platform/document/page-context.ts";
import { newsList, step } from "#site/lists/page-lists.ts";
import { NewsPage } from "#site/news/news-page.tsx";
import { siteLayout } from "./layouts.tsx";

const feedLink = ({ language, dictionary }: PageContext) => ({
  rel: "alternate",
  type: "application/atom+xml",
  title: dictionary.news.title,
  href: language === "sw" ? "/feed.xml?lang=sw" : "/feed.xml",
});

export const newsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/news",
  validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
  loaderDeps: ({ search }) => shownItems(search, step),
  loader: ({ context, deps }) => context.data.list(newsList(deps), deps.from),
  head: ({ match: { context } }) => {
    const { meta, links } = pageHead(context, "news", "/news");
    return { meta, links: [...links, feedLink(context)] };
  },
  component: () => <NewsPage list={newsRoute.useLoaderData()} />,
});
