import type { ReactNode } from "react";
import { Button } from "#ui/controls/button.tsx";
import { Dialog } from "./dialog.tsx";

interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  okLabel: string;
  closeLabel: string;
  onClose: () => void;
}

/** A modal message that the user must acknowledge. */
export function AlertDialog({ children, okLabel, onClose, ...dialog }: AlertDialogProps) {
  const ok = (
    <Button onClick={onClose} data-autofocus>
      {okLabel}
    </Button>
  );
  return (
    <Dialog {...dialog} role="alertdialog" onClose={onClose} actions={ok}>
      <p>{children}</p>
    </Dialog>
  );
}
