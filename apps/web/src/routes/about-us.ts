import { createRoute } from "@tanstack/react-router";
import { aboutList, picturesStep } from "../features/about/about-lists.ts";
import { AboutUsArticle } from "../features/about/about-us-article.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { shownItems } from "../platform/shown-items.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { contentLayout } from "./content-layout.tsx";

export const aboutUsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/about-us",
  staticData: { frame: { section: "about-us", topic: "about" } },
  validateSearch: (search: Record<string, unknown>) => shownItems(search.show, picturesStep),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => waitOnServer(prefetchList(context, aboutList(deps))),
  head: ({ match }) => pageHead(match.context, "aboutUs", "/about-us"),
  component: AboutUsArticle,
});
