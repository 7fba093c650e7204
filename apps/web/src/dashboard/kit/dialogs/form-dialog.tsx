import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FailureDialog } from "./failure-dialog.tsx";

interface FormDialogProps {
  title: string;
  cancelLabel: string;
  submitLabel: string;
  /** What the button says while the form is on its way; then nothing can be pressed, and the dialog stays. */
  busyLabel: string;
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** The way out that throws away what was typed; the cross, Escape and the veil only close. Else the same as `onClose`. */
  onCancel?: (() => void) | undefined;
  /** A button before the others. */
  extra?: ReactNode;
  /** English and Swahili side by side from 62rem on. */
  wide?: boolean | undefined;
  /** Said in an alert over the form. */
  failure?: string | null;
  onFailureRead?: (() => void) | undefined;
  children: ReactNode;
}

/** A form in a dialog, with its way out and its one action. */
export function FormDialog({
  title,
  cancelLabel,
  submitLabel,
  busyLabel,
  busy,
  onSubmit,
  onClose,
  onCancel = onClose,
  extra,
  wide,
  failure = null,
  onFailureRead,
  children,
}: FormDialogProps) {
  const { common } = useDictionary();
  const button = useRef<HTMLButtonElement>(null);
  const said = useRef(false);
  // While it rested, the button lost the focus, so the alert has nothing to give it back to.
  useEffect(() => {
    if (said.current && failure === null) button.current?.focus();
    said.current = failure !== null;
  }, [failure]);

  const actions = (
    <>
      {extra}
      <Button variant="line" disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button ref={button} type="submit" busy={busy}>
        {busy ? busyLabel : submitLabel}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open
        wide={wide}
        title={title}
        closeLabel={common.close}
        onClose={() => !busy && onClose()}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event.currentTarget)}
        actions={actions}
      >
        {children}
      </Dialog>
      <FailureDialog open={failure !== null} onClose={() => onFailureRead?.()}>
        {failure}
      </FailureDialog>
    </>
  );
}
