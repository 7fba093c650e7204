import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { HomePage } from "#site/home/home-page.tsx";
import { homeLists } from "#site/lists/page-lists.ts";
import { siteLayout } from "./layouts.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/",
  loader: async ({ context: { data } }) => {
    const [hero, news, wawata, gallery] = await Promise.all([
      data.list(homeLists.hero),
      data.list(homeLists.news),
      data.list(homeLists.wawata),
      data.list(homeLists.gallery),
    ]);
    return { hero, news, wawata, gallery };
  },
  head: ({ match }) => pageHead(match.context, "home", "/"),
  component: () => <HomePage lists={homeRoute.useLoaderData()} />,
});
