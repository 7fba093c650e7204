import { useMutation } from "@tanstack/react-query";
import type { BinnedEntries, ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { ManagedPicture } from "#dashboard/kit/photos/managed-picture.tsx";
import { useSay } from "#dashboard/kit/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import styles from "./delete-file-dialog.module.css";

interface DeleteFileDialogProps {
  record: ManagedFile;
  onClose: () => void;
  onDeleted: (record: ManagedFile, binned: BinnedEntries) => void;
}

/** Asks before a picture goes to the bin. */
export function DeleteFileDialog({ record, onClose, onDeleted }: DeleteFileDialogProps) {
  const { images } = useDashboardDictionary();
  const { common } = useDictionary();
  const say = useSay();
  const words = images.confirm;
  const name = shownName(record.name, images.card.untitled);
  const removal = useMutation(
    useTrpc().files.bin.mutationOptions({
      onSuccess: (binned) => onDeleted(record, binned),
      onError: (error) => {
        console.error(error);
        onClose();
        say(fill(words.failed, { name }));
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      title={words.title}
      question={words.question}
      explanation={fill(words.toBin, { name })}
      cancelLabel={words.cancel}
      confirmLabel={removal.isPending ? words.deleting : words.delete}
      confirmIcon="delete"
      variant="del"
      busy={removal.isPending}
      closeLabel={common.close}
      onConfirm={() => removal.mutate({ ids: [record.id] })}
      onClose={() => !removal.isPending && onClose()}
    >
      {record.photo && (
        <ManagedPicture photo={record.photo} shown={record.shown} alt={name} sizes="20rem" className={styles.picture} />
      )}
    </ConfirmDialog>
  );
}
