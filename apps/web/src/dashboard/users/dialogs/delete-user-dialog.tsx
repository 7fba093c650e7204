import { useMutation } from "@tanstack/react-query";
import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { AlertDialog } from "#dashboard/shared/dialogs/alert-dialog.tsx";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { failureMessage } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

interface DeleteUserDialogProps {
  user: UserRecord;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { users, errors } = useDashboardDictionary();
  const words = users.confirm;
  const change = useMutation(useTrpc().users.changeStatus.mutationOptions({ onSuccess: onDeleted }));
  if (change.isError) {
    return (
      <AlertDialog onClose={onClose}>
        <span>{users.statusFailed}</span> <span>{failureMessage(change.error, errors)}</span>
      </AlertDialog>
    );
  }
  return (
    <ConfirmDialog
      title={words.title}
      question={words.question}
      explanation={fill(words.consequence, { name: user.name })}
      confirmLabel={change.isPending ? words.deleting : words.delete}
      confirmIcon="delete"
      variant="del"
      busy={change.isPending}
      onConfirm={() => change.mutate({ id: user.id, status: "DELETED" })}
      onClose={onClose}
    />
  );
}
