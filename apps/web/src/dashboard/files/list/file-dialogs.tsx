import { useMutation } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { reviewNote } from "@visiga/contracts/reviews";
import { fill } from "@visiga/i18n/format";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./file-list.module.css";
import type { FileActions } from "./use-file-actions.ts";

interface FileDialogProps {
  file: ManagedFile;
  onClose: () => void;
}

export function SendBackDialog({ file, onClose, onSent }: FileDialogProps & { onSent: (file: ManagedFile) => void }) {
  const { review } = useDashboardDictionary().images;
  const { nameOf } = useFileWords();
  const { files } = useTrpcClient();
  const form = useForm(
    reviewNote,
    { note: file.reviewNote ?? "" },
    {
      save: { mutationFn: ({ note }) => files.review.mutate({ id: file.id, version: file.version, note }) },
      onSaved: onSent,
      focus: "note",
    },
  );
  return (
    <FormDialog
      form={form}
      title={fill(review.sendBackOne, { name: nameOf(file) })}
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

export function DeleteFileDialog({ file, onClose, reportBinned }: FileDialogProps & Pick<FileActions, "reportBinned">) {
  const { images, dashboard } = useDashboardDictionary();
  const { confirm: words, notice } = images;
  const showToast = useToast();
  const name = useFileWords().nameOf(file);
  const removal = useMutation(
    useTrpc().files.bin.mutationOptions({
      onSuccess: ({ entries }) => {
        onClose();
        reportBinned(fill(notice.binned, { name }), entries);
      },
      onError: () => {
        onClose();
        showToast(fill(words.failed, { name }));
      },
    }),
  );
  return (
    <ConfirmDialog
      title={dashboard.delete}
      question={words.question}
      explanation={fill(words.toBin, { name })}
      confirmLabel={removal.isPending ? dashboard.deleting : dashboard.delete}
      confirmIcon="delete"
      variant="del"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ ids: [file.id] })}
      onClose={onClose}
    >
      {file.photo && (
        <ManagedPicture photo={file.photo} shown={file.shown} alt={name} sizes="20rem" className={styles.toDelete} />
      )}
    </ConfirmDialog>
  );
}
