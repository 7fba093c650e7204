import type { ReactNode } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { AlertDialog } from "#ui/overlays/alert-dialog.tsx";

interface FailureDialogProps {
  open?: boolean;
  onClose: () => void;
  /** Why it failed, in the reader’s language. */
  children: ReactNode;
}

/** An alert that says why a request failed. */
export function FailureDialog({ open = true, onClose, children }: FailureDialogProps) {
  const { failure } = useDashboardDictionary().dashboard;
  const { common } = useDictionary();
  return (
    <AlertDialog open={open} title={failure.title} okLabel={failure.ok} closeLabel={common.close} onClose={onClose}>
      {children}
    </AlertDialog>
  );
}
