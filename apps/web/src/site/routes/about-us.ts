import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { AboutUsArticle } from "#site/about/about-us-article.tsx";
import { aboutList, step } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const aboutUsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/about-us",
  staticData: { frame: { section: "about-us", topic: "about" } },
  validateSearch: (search: Record<string, unknown>) => shownItems(search.show, step),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, aboutList(deps))),
  head: ({ match }) => pageHead(match.context, "aboutUs", "/about-us"),
  component: AboutUsArticle,
});
