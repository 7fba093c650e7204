import { createRoute } from "@tanstack/react-router";
import { searchPath } from "@visiga/contracts/public-paths";
import { privateHead } from "#platform/document/head.ts";
import { searchList, searchPages } from "#platform/search/search-pages.ts";
import { SearchPage } from "#site/search/search-page.tsx";
import { siteLayout } from "./layouts.tsx";

/** `?q=` is the query. Search rule and list are those of the search box. */
export const searchRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: searchPath,
  validateSearch: ({ q }: Record<string, unknown>): { q?: unknown } => ({ q }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { dictionary }, deps }) => {
    // The router parses `?q=1990` as a number.
    const query = String(deps.q ?? "").trim();
    return { query, results: searchPages(searchList(dictionary.search), query) };
  },
  head: ({ match }) => privateHead(match.context, "search"),
  component: () => <SearchPage {...searchRoute.useLoaderData()} />,
});
