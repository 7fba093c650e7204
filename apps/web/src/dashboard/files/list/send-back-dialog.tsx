import type { ManagedFile } from "@visiga/contracts/managed-files";
import { reviewNote } from "@visiga/contracts/reviews";
import { fill } from "@visiga/i18n/format";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";

interface SendBackDialogProps {
  file: ManagedFile;
  onClose: () => void;
  onSent: (file: ManagedFile) => void;
}

/** Asks for the line with which a waiting file is sent back. */
export function SendBackDialog({ file, onClose, onSent }: SendBackDialogProps) {
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
