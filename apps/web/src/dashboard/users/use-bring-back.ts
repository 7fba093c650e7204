import { useMutation } from "@tanstack/react-query";
import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/kit/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/kit/toasts/use-failure-toast.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

interface BringBack {
  readonly busy: boolean;
  /** Makes a user active again. */
  readonly bringBack: (user: UserRecord) => void;
  /** Undoes a deletion: `before` is the user before it, and an inactive one stays inactive. */
  readonly undoDeletion: (before: UserRecord) => void;
}

/** Restores users, each with a toast; `onDone` is called after every change. */
export function useBringBack(onDone: () => void): BringBack {
  const trpc = useTrpc();
  const { users } = useDashboardDictionary();
  const showToast = useToast();
  const options = {
    onSuccess: ({ name }: UserRecord) => {
      onDone();
      showToast(fill(users.notice.broughtBack, { name }));
    },
    onError: useFailureToast(),
  };
  const back = useMutation(trpc.users.bringBack.mutationOptions(options));
  const update = useMutation(trpc.users.update.mutationOptions(options));
  return {
    busy: back.isPending || update.isPending,
    bringBack: ({ id }) => back.mutate({ id }),
    undoDeletion: ({ id, name, email, status }) =>
      status === "INACTIVE" ? update.mutate({ id, name, email, status }) : back.mutate({ id }),
  };
}
