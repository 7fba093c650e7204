import { useMutation } from "@tanstack/react-query";
import type { FileRecord } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { useTrpc } from "../../../platform/use-trpc.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useSay } from "../frame/toasts.tsx";
import styles from "./delete-file-dialog.module.css";

interface DeleteFileDialogProps {
  record: FileRecord;
  onClose: () => void;
  onDeleted: (record: FileRecord) => void;
}

/** Asks before a picture goes. */
export function DeleteFileDialog({ record, onClose, onDeleted }: DeleteFileDialogProps) {
  const { images } = useDashboardDictionary();
  const { common } = useDictionary();
  const say = useSay();
  const words = images.confirm;
  const name = record.name.trim() || images.card.untitled;
  const removal = useMutation(
    useTrpc().files.delete.mutationOptions({
      onSuccess: () => onDeleted(record),
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
      explanation={fill(words.forGood, { name })}
      cancelLabel={words.cancel}
      confirmLabel={removal.isPending ? words.deleting : words.delete}
      confirmIcon="delete"
      variant="del"
      busy={removal.isPending}
      closeLabel={common.close}
      onConfirm={() => removal.mutate({ id: record.id })}
      onClose={() => !removal.isPending && onClose()}
    >
      <Picture photo={record.photo} alt={name} sizes="20rem" className={styles.picture} />
    </ConfirmDialog>
  );
}
