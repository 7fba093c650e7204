import { useQueryClient } from "@tanstack/react-query";
import type { SecurityEventKind, SecurityLogPage } from "@visiga/contracts/security-log";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

/** Security events, newest first; all kinds if `kind` is undefined. */
export function useSecurityLog(kind: SecurityEventKind | undefined): PagedListState<SecurityLogPage> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const filter = kind ? { kind } : {};
  return usePagedList<SecurityLogPage>({
    queryKey: [...trpc.activity.security.pathKey(), "pages", filter],
    read: (after) =>
      queryClient.fetchQuery(trpc.activity.security.queryOptions({ ...filter, ...(after && { after }) }, pageOptions)),
    keepsPrevious: () => true,
  });
}
