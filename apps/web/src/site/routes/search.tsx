import { createRoute } from "@tanstack/react-router";
import { searchPath } from "@visiga/contracts/public-paths";
import { searchedItems, searchList } from "@visiga/i18n/search-list";
import { privateHead } from "#platform/document/head.ts";
import { searchPages } from "#platform/search/search-pages.ts";
import { SearchPage } from "#site/search/search-page.tsx";
import { siteLayout } from "./layouts.tsx";

/** `?q=` is the query. Search rule and list are those of the search box. */
export const searchRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: searchPath,
  validateSearch: ({ q }: Record<string, unknown>): { q?: unknown } => ({ q }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { data, dictionary, language }, deps }) => {
    // The router parses `?q=1990` as a number.
    const query = String(deps.q ?? "").trim();
    const [{ facts }, ...lists] = await Promise.all([data.site(), ...searchedItems.map((each) => data.list(each))]);
    const items = lists.flatMap((list) => list.items);
    return { query, results: searchPages(searchList(dictionary.search, { facts, items }, language), query) };
  },
  head: ({ match }) => privateHead(match.context, "search"),
  component: () => <SearchPage {...searchRoute.useLoaderData()} />,
});
