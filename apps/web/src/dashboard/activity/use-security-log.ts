import { useQueryClient } from "@tanstack/react-query";
import type { SecurityEventKind, SecurityLogSlice } from "@visiga/contracts/security-log";
import { type SlicesState, sliceOptions, useSlices } from "#dashboard/kit/lists/use-slices.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

/** Events of one kind or of all, newest first. */
export function useSecurityLog(kind: SecurityEventKind | undefined): SlicesState<SecurityLogSlice> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const filter = kind ? { kind } : {};
  return useSlices<SecurityLogSlice>({
    queryKey: [...trpc.activity.security.pathKey(), "slices", filter],
    read: (after) =>
      queryClient.fetchQuery(trpc.activity.security.queryOptions({ ...filter, ...(after && { after }) }, sliceOptions)),
    keepsPrevious: () => true,
  });
}
