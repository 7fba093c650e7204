import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { clipSearch } from "@visiga/contracts/fields";
import { useTrpc } from "#platform/data/use-trpc.ts";

export type UserListState = ReturnType<typeof useUserList>;

interface UserFilter {
  readonly search: string;
  /** Includes INACTIVE and DELETED users. */
  readonly all: boolean;
}

/** The first ten active users, as documented; up to a hundred for a search or when showing all. */
export function useUserList({ search, all }: UserFilter) {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const words = clipSearch(search);
  const query = {
    page: 0,
    size: words || all ? 100 : 10,
    ...(all && { status: "ALL" as const }),
    ...(words && { search: words }),
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
