import { createRoute } from "@tanstack/react-router";
import { shownItems } from "#platform/data/shown-items.ts";
import { pageHead } from "#platform/document/head.ts";
import { AboutUsArticle } from "#site/about/about-us-article.tsx";
import { aboutList, step } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const aboutUsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/about-us",
  staticData: { frame: { section: "about-us", topic: "about" } },
  validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
  loaderDeps: ({ search }) => shownItems(search, step),
  loader: ({ context, deps }) => context.data.list(aboutList(deps), deps.from),
  head: ({ match }) => pageHead(match.context, "aboutUs", "/about-us"),
  component: () => <AboutUsArticle pictures={aboutUsRoute.useLoaderData()} />,
});
