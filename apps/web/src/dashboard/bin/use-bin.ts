import { useQueryClient } from "@tanstack/react-query";
import type { BinSlice } from "@visiga/contracts/bin";
import { type SlicesState, sliceOptions, useSlices } from "#dashboard/kit/lists/use-slices.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export interface BinState extends SlicesState<BinSlice> {
  /** Marks the lists that a restored or deleted entry shows in as stale; they refetch when they are next shown. */
  readonly changed: () => void;
  readonly refresh: () => void;
}

/** Contents of the bin, newest first. */
export function useBin(): BinState {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const slices = useSlices<BinSlice>({
    queryKey: [...trpc.bin.list.pathKey(), "slices"],
    read: (after) => queryClient.fetchQuery(trpc.bin.list.queryOptions({ ...(after && { after }) }, sliceOptions)),
  });
  return {
    ...slices,
    changed: () => {
      for (const part of [trpc.files.browse, trpc.files.arranged, trpc.pageWeights.list, trpc.site]) {
        void queryClient.invalidateQueries({ ...part.pathFilter(), refetchType: "none" });
      }
    },
    refresh: () => void queryClient.invalidateQueries(trpc.bin.list.pathFilter()),
  };
}
