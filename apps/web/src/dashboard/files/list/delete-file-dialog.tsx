import { useMutation } from "@tanstack/react-query";
import type { BinnedEntries, ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./delete-file-dialog.module.css";

interface DeleteFileDialogProps {
  file: ManagedFile;
  onClose: () => void;
  onDeleted: (file: ManagedFile, binned: BinnedEntries) => void;
}

export function DeleteFileDialog({ file, onClose, onDeleted }: DeleteFileDialogProps) {
  const { images } = useDashboardDictionary();
  const showToast = useToast();
  const words = images.confirm;
  const name = useFileWords().nameOf(file);
  const removal = useMutation(
    useTrpc().files.bin.mutationOptions({
      onSuccess: (binned) => onDeleted(file, binned),
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
        <ManagedPicture photo={file.photo} shown={file.shown} alt={name} sizes="20rem" className={styles.picture} />
      )}
    </ConfirmDialog>
  );
}
