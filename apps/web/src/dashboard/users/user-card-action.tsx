import { useMutation } from "@tanstack/react-query";
import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { CardWordButton } from "#dashboard/shared/lists/card.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import type { Invitation } from "./dialogs/invite-dialog.tsx";
import { useRestoreUser } from "./use-restore-user.ts";

export interface UserActions {
  onEdit: (user: UserRecord) => void;
  onDelete: (user: UserRecord) => void;
  onSessions: (user: UserRecord) => void;
  onPasskeys: (user: UserRecord) => void;
  onLink: (invitation: Invitation) => void;
  onRestored: () => void;
}

type UserCardActionProps = { user: UserRecord } & Pick<UserActions, "onLink" | "onRestored">;

/** First button of a card’s foot: a new password link for an active user, restoring for the others. */
export function UserCardAction({ user, onLink, onRestored }: UserCardActionProps) {
  const { card } = useDashboardDictionary().users;
  const { id, name } = user;
  const link = useMutation(
    useTrpc().users.createPasswordLink.mutationOptions({
      onSuccess: ({ setPasswordUrl }) => onLink({ name, url: setPasswordUrl, reason: "renewed" }),
      onError: useFailureToast(),
    }),
  );
  const restoration = useRestoreUser({ onDone: onRestored, onLink });
  const active = user.status === "ACTIVE";
  // One button serves both actions, so that it keeps the focus when a user becomes active again.
  return (
    <CardWordButton
      icon={active ? "key" : "restore"}
      label={fill(active ? card.newLinkOne : card.bringBackOne, { name })}
      aria-disabled={link.isPending || restoration.busy}
      onClick={() => {
        if (link.isPending || restoration.busy) return;
        if (active) link.mutate({ id });
        else restoration.restore(user);
      }}
    >
      {active ? card.newLink : card.bringBack}
    </CardWordButton>
  );
}
