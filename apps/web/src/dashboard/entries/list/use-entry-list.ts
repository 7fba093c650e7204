import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { clipSearch } from "@visiga/contracts/fields";
import type { ManagedEntry, ManagedEntryPage, ManagedEntryQuery } from "@visiga/contracts/managed-entries";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { type EntriesSearch, filteredPage } from "#dashboard/shared/place/entries-search.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";

type Arrangement = Partial<Omit<EntriesSearch, "edit">>;

/** What the address says about the list of entries, and how to change it. */
export function useEntriesSearch() {
  const search = useSearch({ from: "/dashboard/frame/" });
  const { page, q, sort, only, year } = search;
  const navigate = useNavigate();
  return {
    ...search,
    /** Changes search, sort order and filters of the list, and which form is open over it; `replace` adds no entry to the browser history. */
    arrange: (next: Arrangement, replace = false) =>
      void navigate({ to: "/dashboard", search: { page, q, sort, only, year, ...next }, replace, resetScroll: false }),
  };
}

/** The listed entries, without the bin. */
export function useEntryList({ page: filter, q, sort, only, year }: EntriesSearch) {
  const page = filteredPage(filter);
  const query = {
    ...(page && { page }),
    ...(q && { search: clipSearch(q) }),
    sort,
    ...(only && only !== "bin" && { only }),
    ...(year && { year }),
  };
  return usePagedList(
    useTrpc().files.browse,
    useTrpcClient().files.browse,
    query,
    (earlier: ManagedEntryQuery) => earlier.page === page,
  );
}

/** Replaces an entry in the loaded lists: until they are refetched, its form would open with the version before. */
export function useListedEntry(): (entry: ManagedEntry) => void {
  const queryClient = useQueryClient();
  const { files } = useTrpc();
  const replaced = (page: ManagedEntryPage, entry: ManagedEntry): ManagedEntryPage => ({
    ...page,
    items: page.items.map((item) => (item.id === entry.id ? entry : item)),
  });
  return (entry) =>
    void queryClient.setQueriesData<InfiniteData<ManagedEntryPage> | ManagedEntryPage>(
      files.browse.pathFilter(),
      (list) => (list && "pages" in list ? { ...list, pages: list.pages.map((page) => replaced(page, entry)) } : list),
    );
}
