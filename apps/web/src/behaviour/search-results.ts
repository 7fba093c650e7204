import type { SearchPage } from "@visiga/contracts/search-module";
import { type SearchResult, searchPages } from "#platform/search/search-pages.ts";

let list: Promise<readonly SearchPage[]> | undefined;

async function load(address: string): Promise<readonly SearchPage[]> {
  try {
    const { pages }: { pages: readonly SearchPage[] } = await import(/* @vite-ignore */ address);
    return pages;
  } catch (error) {
    list = undefined;
    throw error;
  }
}

/** Loads the list of all pages once. After a failure the next call retries. */
export function loadPages(address: string): Promise<readonly SearchPage[]> {
  list ??= load(address);
  return list;
}

/** The pages that match a query. Rejects if the list cannot be loaded. */
export const fetchSearchResults = async (address: string, query: string): Promise<SearchResult[]> =>
  query.trim() === "" ? [] : searchPages(await loadPages(address), query);
