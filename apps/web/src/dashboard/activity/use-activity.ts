import { useQueryClient } from "@tanstack/react-query";
import type { ActivityQuery, ActivitySlice } from "@visiga/contracts/activity";
import { type SlicesState, sliceOptions, useSlices } from "#dashboard/kit/lists/use-slices.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export type ActivityFilters = Pick<ActivityQuery, "who" | "kind" | "since">;

/** Revisions that match the filters, newest first. */
export function useActivity(filters: ActivityFilters): SlicesState<ActivitySlice> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return useSlices<ActivitySlice>({
    queryKey: [...trpc.activity.list.pathKey(), "slices", filters],
    read: (after) =>
      queryClient.fetchQuery(trpc.activity.list.queryOptions({ ...filters, ...(after && { after }) }, sliceOptions)),
    keepsPrevious: () => true,
  });
}
