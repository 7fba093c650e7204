import { fill } from "@visiga/i18n/format";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { ConnectionNotice } from "#dashboard/shared/words/connection-notice.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./dialog.module.css";
import { AlertDialog, Dialog, type DialogProps } from "./dialog.tsx";

interface FormDialogProps extends Pick<DialogProps, "title" | "wide" | "children"> {
  /** From `useForm`. While it is busy, all buttons are disabled, and the dialog stays open. */
  form: {
    readonly busy: boolean;
    readonly submit: (element: HTMLFormElement) => void;
    readonly dismiss: () => void;
    readonly otherReason?: string | null;
    readonly draft: ComponentProps<typeof DraftNotice>["draft"] & { readonly forget: () => void };
  };
  /** Labels of the submit button, before and while the form is sent; default: Save. */
  submitLabel?: string;
  busyLabel?: string;
  /** Closes the dialog and keeps the draft. Cancel deletes the draft before. */
  onClose: () => void;
  extra?: ReactNode;
  /** Why the form was not saved, above its fields: by default what no field shows, nothing with `alert`. */
  failure?: ReactNode;
  alert?: string | null;
  onAlertClose?: () => void;
}

export function FormDialog({ form, title, onClose, extra, wide, ...props }: FormDialogProps) {
  const { dashboard } = useDashboardDictionary();
  const { submitLabel = dashboard.save, busyLabel = dashboard.saving, alert = null, onAlertClose, children } = props;
  const { failure = props.alert === undefined ? form.otherReason : undefined } = props;
  const { busy, draft } = form;
  const button = useRef<HTMLButtonElement>(null);
  const alerted = useRef(false);
  // The submit button lost the focus when it was disabled, so the closing alert cannot restore it.
  useEffect(() => {
    if (alerted.current && alert === null) button.current?.focus();
    alerted.current = alert !== null;
  }, [alert]);

  const top = useRef<HTMLDivElement>(null);
  // The draft is read after the form has opened, perhaps at a field below the picture.
  useEffect(() => {
    if (draft.restored) top.current?.scrollIntoView({ block: "nearest" });
  }, [draft.restored]);

  const closeAlert = () => {
    form.dismiss();
    onAlertClose?.();
  };
  const cancel = () => {
    draft.forget();
    onClose();
  };
  const actions = (
    <>
      <Button variant="line" disabled={busy} onClick={cancel}>
        {dashboard.cancel}
      </Button>
      <Button ref={button} type="submit" busy={busy}>
        {busy ? busyLabel : submitLabel}
      </Button>
    </>
  );
  return (
    <>
      <Dialog wide={wide} title={title} busy={busy} onClose={onClose} onSubmit={form.submit} actions={actions}>
        <ConnectionNotice />
        <div ref={top} data-full>
          <DraftNotice draft={draft} />
          {failure !== undefined && <FormError>{failure}</FormError>}
        </div>
        {children}
        {extra && (
          <div data-full className="above-6">
            {extra}
          </div>
        )}
      </Dialog>
      <AlertDialog open={alert !== null} onClose={closeAlert}>
        {alert}
      </AlertDialog>
    </>
  );
}

interface DraftNoticeProps {
  draft: { readonly restored: boolean; readonly discard: () => void };
  /** Names of what was restored, if it is more than the form with this notice. */
  where?: readonly string[];
}

export function DraftNotice({ draft, where = [] }: DraftNoticeProps) {
  const { notice } = useDashboardDictionary().dashboard;
  return (
    <div role="status" data-full>
      {draft.restored && (
        <Notice
          icon="restore"
          className={`above-4 ${styles.notice}`}
          action={<TextButton onClick={() => draft.discard()}>{notice.discardDraft}</TextButton>}
        >
          {where.length > 0 ? fill(notice.draftRestoredIn, { names: where.join(", ") }) : notice.draftRestored}
        </Notice>
      )}
    </div>
  );
}
