import type { ValueKey } from "@visiga/contracts/site-texts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import styles from "./samples-section.module.css";

interface ConfirmSamplesDialogProps {
  /** The samples of a form that was saved unchanged; the dialog is closed if there are none. */
  keys: readonly ValueKey[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists the samples that saving the unchanged form would confirm, and asks for confirmation. */
export function ConfirmSamplesDialog({ keys, onConfirm, onClose }: ConfirmSamplesDialogProps) {
  const { site, images } = useDashboardDictionary();
  const { common } = useDictionary();
  const nameOf = useValueName();
  const words = site.confirmMany;
  return (
    <ConfirmDialog
      open={keys.length > 0}
      title={words.title}
      question={words.question}
      cancelLabel={images.confirm.cancel}
      confirmLabel={words.confirm}
      closeLabel={common.close}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {keys.map((key) => (
          <li key={key}>{nameOf(key)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
