import type { ValueKey } from "@visiga/contracts/site-texts";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./samples-section.module.css";

interface ConfirmSamplesDialogProps {
  /** The samples of a form that was saved unchanged; the dialog is closed if there are none. */
  keys: readonly ValueKey[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists the samples that saving the unchanged form would confirm, and asks for confirmation. */
export function ConfirmSamplesDialog({ keys, onConfirm, onClose }: ConfirmSamplesDialogProps) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const words = site.confirmMany;
  return (
    <ConfirmDialog
      open={keys.length > 0}
      title={words.title}
      question={words.question}
      confirmLabel={words.confirm}
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
