import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EditedUser, UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import type { Invitation } from "./dialogs/invite-dialog.tsx";

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

/** Restores users and shows a toast for each. `onLink` shows the password link of a user who is active again. */
export function useRestoreUser(onLink: (invitation: Invitation) => void) {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const { users } = useDashboardDictionary();
  const showToast = useToast();
  const options = {
    onSuccess: ({ name, setPasswordUrl: url }: EditedUser) => {
      void queryClient.invalidateQueries(trpc.users.list.pathFilter());
      if (url) onLink({ name, url, reason: "broughtBack" });
      showToast(fill(users.notice.broughtBack, { name }));
    },
    onError: useFailureToast(),
  };
  const restoring = useMutation(trpc.users.bringBack.mutationOptions(options));
  const update = useMutation(trpc.users.update.mutationOptions(options));
  return {
    busy: restoring.isPending || update.isPending,
    restore: ({ id }: UserRecord) => restoring.mutate({ id }),
    /** Undoes a deletion of a user, given as before it. An inactive user stays inactive. */
    undoDeletion: ({ id, name, email, status }: UserRecord) =>
      status === "INACTIVE" ? update.mutate({ id, name, email, status }) : restoring.mutate({ id }),
  };
}
