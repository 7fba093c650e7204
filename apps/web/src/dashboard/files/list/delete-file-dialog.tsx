import { useMutation } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./file-list.module.css";
import type { FileActions } from "./use-file-actions.ts";

interface DeleteFileDialogProps {
  file: ManagedFile;
  onClose: () => void;
  onBinned: FileActions["reportBinned"];
}

export function DeleteFileDialog({ file, onClose, onBinned }: DeleteFileDialogProps) {
  const { confirm: words, notice } = useDashboardDictionary().images;
  const showToast = useToast();
  const name = useFileWords().nameOf(file);
  const removal = useMutation(
    useTrpc().files.bin.mutationOptions({
      onSuccess: ({ entries }) => {
        onClose();
        onBinned(fill(notice.binned, { name }), entries);
      },
      onError: () => {
        onClose();
        showToast(fill(words.failed, { name }));
      },
    }),
  );
  return (
    <ConfirmDialog
      title={words.title}
      question={words.question}
      explanation={fill(words.toBin, { name })}
      confirmLabel={removal.isPending ? words.deleting : words.delete}
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
