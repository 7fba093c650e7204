import { useQueryClient } from "@tanstack/react-query";
import type { ActivityQuery, ActivitySlice } from "@visiga/contracts/activity";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/kit/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export type ActivityFilters = Pick<ActivityQuery, "who" | "kind" | "since">;

export function useActivity(filters: ActivityFilters): PagedListState<ActivitySlice> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return usePagedList<ActivitySlice>({
    queryKey: [...trpc.activity.list.pathKey(), "slices", filters],
    read: (after) =>
      queryClient.fetchQuery(trpc.activity.list.queryOptions({ ...filters, ...(after && { after }) }, pageOptions)),
    keepsPrevious: () => true,
  });
}
