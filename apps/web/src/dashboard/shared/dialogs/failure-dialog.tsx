import type { ReactNode } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { AlertDialog } from "#ui/overlays/alert-dialog.tsx";

interface FailureDialogProps {
  open?: boolean;
  onClose: () => void;
  /** Reason for the failure, in the user’s language. */
  children: ReactNode;
}

export function FailureDialog({ open = true, onClose, children }: FailureDialogProps) {
  const { failure } = useDashboardDictionary().dashboard;
  const { common } = useDictionary();
  return (
    <AlertDialog open={open} title={failure.title} okLabel={failure.ok} closeLabel={common.close} onClose={onClose}>
      {children}
    </AlertDialog>
  );
}
