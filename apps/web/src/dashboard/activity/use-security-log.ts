import { useQueryClient } from "@tanstack/react-query";
import type { SecurityEventKind, SecurityLogSlice } from "@visiga/contracts/security-log";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/kit/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

/** Security events, newest first; all kinds if `kind` is undefined. */
export function useSecurityLog(kind: SecurityEventKind | undefined): PagedListState<SecurityLogSlice> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const filter = kind ? { kind } : {};
  return usePagedList<SecurityLogSlice>({
    queryKey: [...trpc.activity.security.pathKey(), "slices", filter],
    read: (after) =>
      queryClient.fetchQuery(trpc.activity.security.queryOptions({ ...filter, ...(after && { after }) }, pageOptions)),
    keepsPrevious: () => true,
  });
}
