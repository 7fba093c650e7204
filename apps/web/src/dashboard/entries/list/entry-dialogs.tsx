import { useMutation } from "@tanstack/react-query";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { reviewNote } from "@visiga/contracts/reviews";
import { fill } from "@visiga/i18n/format";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./entry-list.module.css";
import type { EntryActions } from "./use-entry-actions.ts";

interface EntryDialogProps {
  entry: ManagedEntry;
  onClose: () => void;
}

export function SendBackDialog({
  entry,
  onClose,
  onSent,
}: EntryDialogProps & { onSent: (entry: ManagedEntry) => void }) {
  const { review } = useDashboardDictionary().images;
  const { nameOf } = useEntryWords();
  const { files } = useTrpcClient();
  const form = useForm(
    reviewNote,
    { note: entry.reviewNote ?? "" },
    {
      save: { mutationFn: ({ note }) => files.review.mutate({ id: entry.id, version: entry.version, note }) },
      onSaved: onSent,
      focus: "note",
    },
  );
  return (
    <FormDialog
      form={form}
      title={fill(review.sendBackOne, { name: nameOf(entry) })}
      submitLabel={review.sendBack}
      busyLabel={review.sending}
      onClose={onClose}
    >
      <FormError>{form.otherReason}</FormError>
      <TextField
        data-autofocus
        required
        label={review.line}
        hint={review.lineHint}
        autoComplete="off"
        {...form.field("note")}
      />
    </FormDialog>
  );
}

export function DeleteEntryDialog({
  entry,
  onClose,
  reportBinned,
}: EntryDialogProps & Pick<EntryActions, "reportBinned">) {
  const { images, dashboard } = useDashboardDictionary();
  const { confirm: t, notice } = images;
  const showToast = useToast();
  const name = useEntryWords().nameOf(entry);
  const removal = useMutation(
    useTrpc().files.bin.mutationOptions({
      onSuccess: ({ entries }) => {
        onClose();
        reportBinned(fill(notice.binned, { name }), entries);
      },
      onError: () => {
        onClose();
        showToast(fill(t.failed, { name }));
      },
    }),
  );
  return (
    <ConfirmDialog
      title={dashboard.delete}
      question={t.question}
      explanation={fill(t.toBin, { name })}
      confirmLabel={removal.isPending ? dashboard.deleting : dashboard.delete}
      confirmIcon="delete"
      variant="del"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ ids: [entry.id] })}
      onClose={onClose}
    >
      {entry.photo && (
        <ManagedPicture
          photo={entry.photo}
          shown={entry.shown}
          alt={name}
          sizes="20rem"
          className={`above-5 ${styles.toDelete}`}
        />
      )}
    </ConfirmDialog>
  );
}
