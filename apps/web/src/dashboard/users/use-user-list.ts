import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";

export type UserListState = ReturnType<typeof useUserList>;

/**
 * The first ten active users, as documented; up to a hundred for a search or when showing all.
 * @param all includes INACTIVE and DELETED users
 */
export function useUserList(search: string, all: boolean) {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const query = {
    page: 0,
    size: search || all ? 100 : 10,
    ...(all && { status: "ALL" as const }),
    ...(search && { search }),
  };
  const { data, error, refetch } = useQuery(
    trpc.users.list.queryOptions(query, { staleTime: 0, placeholderData: keepPreviousData }),
  );
  return {
    items: data?.data,
    found: data?.total ?? 0,
    failed: error !== null,
    retry: () => void refetch(),
    refresh: () => void queryClient.invalidateQueries(trpc.users.list.pathFilter()),
  };
}
