import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UserPage } from "@visiga/contracts/users";
import { useEffect } from "react";
import { useTrpc } from "../../../platform/use-trpc.ts";

export interface UserListState {
  /** Undefined until it has arrived. */
  readonly found: UserPage | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Reads it again after a change. */
  readonly refresh: () => void;
}

/** The first ten active accounts. */
export function useUserList(): UserListState {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(trpc.users.list.queryOptions({ page: 0, size: 10 }, { staleTime: 0 }));
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return {
    found: data,
    failed: error !== null,
    retry: () => void refetch(),
    refresh: () => void queryClient.invalidateQueries(trpc.users.list.pathFilter()),
  };
}
