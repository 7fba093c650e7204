import { useQueryClient } from "@tanstack/react-query";
import type { BinSlice } from "@visiga/contracts/bin";
import { type SlicesState, sliceOptions, useSlices } from "#dashboard/kit/lists/use-slices.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

export interface BinState extends SlicesState<BinSlice> {
  /** What came back, or went for good, is seen elsewhere too when it is next asked for. */
  readonly changed: () => void;
  readonly refresh: () => void;
}

/** What was deleted and can still come back, the newest first. */
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
      for (const part of [trpc.files.browse, trpc.files.list, trpc.pageWeights.list, trpc.site]) {
        void queryClient.invalidateQueries({ ...part.pathFilter(), refetchType: "none" });
      }
    },
    refresh: () => void queryClient.invalidateQueries(trpc.bin.list.pathFilter()),
  };
}
