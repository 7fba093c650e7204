import { useQueryClient } from "@tanstack/react-query";
import type { BinPage } from "@visiga/contracts/bin";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export interface BinState extends PagedListState<BinPage> {
  /** Marks all lists that can contain a restored or deleted entry as stale; they refetch when they are next shown. */
  readonly changed: () => void;
  readonly refresh: () => void;
}

/** Binned entries that match the search, newest first; all entries for an empty search. */
export function useBin(search: string): BinState {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const pages = usePagedList<BinPage>({
    queryKey: [...trpc.bin.list.pathKey(), "pages", search],
    read: (after) =>
      queryClient.fetchQuery(
        trpc.bin.list.queryOptions({ ...(search && { search }), ...(after && { after }) }, pageOptions),
      ),
    keepsPrevious: () => true,
  });
  return {
    ...pages,
    changed: () => {
      for (const part of [trpc.files.browse, trpc.files.arranged, trpc.site]) {
        void queryClient.invalidateQueries({ ...part.pathFilter(), refetchType: "none" });
      }
    },
    refresh: () => void queryClient.invalidateQueries(trpc.bin.list.pathFilter()),
  };
}
