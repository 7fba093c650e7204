import type { ReactNode } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import type { IconName } from "#ui/print/icon-paths.ts";
import styles from "./dialog.module.css";
import { Dialog, type DialogProps } from "./dialog.tsx";

interface ConfirmDialogProps extends Pick<DialogProps, "open" | "title" | "busy" | "onClose"> {
  question: ReactNode;
  explanation?: ReactNode;
  children?: ReactNode;
  cancelLabel?: string;
  confirmLabel: ReactNode;
  confirmIcon?: IconName | undefined;
  variant?: "main" | "del";
  onConfirm: () => void;
}

/** Asks for confirmation. The focus starts on Cancel. */
export function ConfirmDialog({ question, explanation, children, ...props }: ConfirmDialogProps) {
  const { cancelLabel, confirmLabel, confirmIcon, variant = "main", busy, onConfirm, onClose, ...dialog } = props;
  const { cancel } = useDashboardDictionary().dashboard;
  const actions = (
    <>
      <Button variant="line" onClick={() => !busy && onClose()} data-autofocus>
        {cancelLabel ?? cancel}
      </Button>
      <Button variant={variant} busy={busy} onClick={onConfirm}>
        {confirmIcon && <Icon name={confirmIcon} />}
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} role="alertdialog" busy={busy} onClose={onClose} actions={actions}>
      {children}
      <p className={styles.question}>{question}</p>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
    </Dialog>
  );
}
