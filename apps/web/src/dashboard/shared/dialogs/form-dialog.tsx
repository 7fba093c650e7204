import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { ConnectionNotice } from "#dashboard/shared/words/connection-notice.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FailureDialog } from "./failure-dialog.tsx";

interface FormDialogProps {
  title: string;
  cancelLabel: string;
  submitLabel: string;
  /** Label of the submit button while `busy`. All buttons are disabled then, and the dialog stays open. */
  busyLabel: string;
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** Discards the input. The close button, Escape and the backdrop call `onClose` instead. Defaults to `onClose`. */
  onCancel?: (() => void) | undefined;
  /** A button before the others. */
  extra?: ReactNode;
  /** Two columns, English and Swahili, from 62rem on. */
  wide?: boolean | undefined;
  /** Message of an alert over the form. */
  failure?: string | null;
  onFailureRead?: (() => void) | undefined;
  children: ReactNode;
}

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
  // The submit button lost the focus when it was disabled, so the closing alert cannot restore it.
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
        <ConnectionNotice />
        {children}
      </Dialog>
      <FailureDialog open={failure !== null} onClose={() => onFailureRead?.()}>
        {failure}
      </FailureDialog>
    </>
  );
}
