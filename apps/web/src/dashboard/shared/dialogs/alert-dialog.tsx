import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

interface AlertDialogProps extends Pick<DialogProps, "open" | "onClose" | "children"> {
  /** Defaults to the title of a failure. */
  title?: string;
}

export function AlertDialog({ title, onClose, children, ...dialog }: AlertDialogProps) {
  const { failure } = useDashboardDictionary().dashboard;
  const ok = (
    <Button onClick={onClose} data-autofocus>
      {failure.ok}
    </Button>
  );
  return (
    <Dialog {...dialog} title={title ?? failure.title} role="alertdialog" onClose={onClose} actions={ok}>
      <p>{children}</p>
    </Dialog>
  );
}
