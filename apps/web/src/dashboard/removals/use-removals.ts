import { useQueryClient } from "@tanstack/react-query";
import type { RemovalPage } from "@visiga/contracts/removals";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export interface RemovalsState extends PagedListState<RemovalPage> {
  /** Refetches the list and the count on its tab. */
  readonly refresh: () => void;
  /** Marks the lists of pictures as stale; they refetch when they are next shown. */
  readonly picturesChanged: () => void;
}

/** Open requests to remove a picture, newest first. */
export function useRemovals(): RemovalsState {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const pages = usePagedList<RemovalPage>({
    queryKey: [...trpc.removals.list.pathKey(), "pages"],
    read: (after) => queryClient.fetchQuery(trpc.removals.list.queryOptions({ ...(after && { after }) }, pageOptions)),
  });
  return {
    ...pages,
    refresh: () => void queryClient.invalidateQueries(trpc.removals.pathFilter()),
    picturesChanged: () => {
      void queryClient.invalidateQueries({ ...trpc.files.browse.pathFilter(), refetchType: "none" });
    },
  };
}
