import { useMutation } from "@tanstack/react-query";
import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { FailureDialog } from "#dashboard/shared/dialogs/failure-dialog.tsx";
import { failureWords } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface DeleteUserDialogProps {
  user: UserRecord;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { users, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const words = users.confirm;
  const change = useMutation(useTrpc().users.changeStatus.mutationOptions({ onSuccess: onDeleted }));
  if (change.isError) {
    return (
      <FailureDialog onClose={onClose}>
        <span>{users.statusFailed}</span> <span>{failureWords(change.error, errors)}</span>
      </FailureDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={words.title}
      question={words.question}
      explanation={fill(words.consequence, { name: user.name })}
      cancelLabel={words.cancel}
      confirmLabel={change.isPending ? words.deleting : words.delete}
      confirmIcon="delete"
      variant="del"
      busy={change.isPending}
      closeLabel={common.close}
      onConfirm={() => change.mutate({ id: user.id, status: "DELETED" })}
      onClose={() => !change.isPending && onClose()}
    />
  );
}
