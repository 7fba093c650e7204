import { useQueryClient } from "@tanstack/react-query";
import type { ActivityPage, ActivityQuery } from "@visiga/contracts/activity";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export type ActivityFilters = Pick<ActivityQuery, "who" | "kind" | "since">;

export function useActivity(filters: ActivityFilters): PagedListState<ActivityPage> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return usePagedList<ActivityPage>({
    queryKey: [...trpc.activity.list.pathKey(), "pages", filters],
    read: (after) =>
      queryClient.fetchQuery(trpc.activity.list.queryOptions({ ...filters, ...(after && { after }) }, pageOptions)),
    keepsPrevious: () => true,
  });
}
