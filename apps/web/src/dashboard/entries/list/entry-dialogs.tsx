import { useMutation } from "@tanstack/react-query";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { reviewNote } from "@visiga/contracts/reviews";
import { fill } from "@visiga/i18n/format";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useBinReport, useListFeedback } from "#dashboard/shared/lists/use-list-feedback.ts";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { useListedEntry } from "./use-entry-list.ts";

interface EntryDialogProps {
  entry: ManagedEntry;
  onClose: () => void;
}

export function SendBackDialog({ entry, onClose }: EntryDialogProps) {
  const { review } = useDashboardDictionary().images;
  const { report } = useListFeedback();
  const replaceListed = useListedEntry();
  const { nameOf } = useEntryWords();
  const { files } = useTrpcClient();
  const form = useForm(
    reviewNote,
    { note: entry.reviewNote ?? "" },
    {
      save: { mutationFn: ({ note }) => files.review.mutate({ id: entry.id, version: entry.version, note }) },
      onSaved: (sent) => {
        onClose();
        replaceListed(sent);
        report(fill(review.isSentBack, { name: nameOf(sent) }));
      },
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

export function DeleteEntryDialog({ entry, onClose }: EntryDialogProps) {
  const { images, dashboard } = useDashboardDictionary();
  const { confirm: t, notice } = images;
  const showToast = useToast();
  const { reportBinned } = useBinReport();
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
      variant="del"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ ids: [entry.id] })}
      onClose={onClose}
    >
      {entry.photo && (
        <ManagedPicture photo={entry.photo} shown={entry.shown} alt={name} sizes="20rem" className="preview above-5" />
      )}
    </ConfirmDialog>
  );
}
