import { type ReactNode, type RefObject, use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { Form } from "#dashboard/shared/forms/fields.tsx";
import { ToastPlaceContext } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { onDismiss } from "#platform/overlays/modal.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import type { IconName } from "#ui/print/icon.tsx";
import styles from "./dialog.module.css";

export interface DialogProps {
  open?: boolean;
  /** Called by the close button, Escape and a click on the backdrop. The dialog stays open until `open` changes. */
  onClose: () => void;
  busy?: boolean | undefined;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Makes body and actions a form. */
  onSubmit?: ((form: HTMLFormElement) => void) | undefined;
  /** 62rem wide, its body in two columns from 62rem on; else 36rem. */
  wide?: boolean | undefined;
  /** `alertdialog` for a question or a failure; its body is then the accessible description. */
  role?: "alertdialog";
}

/** A modal dialog; on phones a sheet at the foot. Renders its contents only while it is open. */
export function Dialog({ open = true, onClose, busy, title, children, actions, onSubmit, wide, role }: DialogProps) {
  const { common } = useDictionary();
  const close = () => !busy && onClose();
  const dialog = useModal(open, close);
  const toastPlace = use(ToastPlaceContext);
  const id = useId();
  const inside = (
    <>
      <div className={styles.body} id={`${id}-body`}>
        {children}
      </div>
      <div className={`sticks ${styles.foot}`}>
        <div ref={toastPlace} role="status" aria-atomic="true" />
        {actions && <div className={`wraps gap-3 ${styles.actions}`}>{actions}</div>}
      </div>
    </>
  );
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === "alertdialog" ? `${id}-body` : undefined}
    >
      {open && (
        <>
          <div className={`sticks row apart gap-3 ${styles.head}`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon="close" label={common.close} onClick={close} />
          </div>
          {onSubmit ? <Form onSubmit={onSubmit}>{inside}</Form> : inside}
        </>
      )}
    </dialog>
  );
}

interface AlertDialogProps extends Pick<DialogProps, "open" | "onClose" | "children"> {
  /** Defaults to the title of a failure. */
  title?: string;
  /** Buttons before the one that closes the dialog. */
  answers?: ReactNode;
}

export function AlertDialog({ title, onClose, children, answers, ...dialog }: AlertDialogProps) {
  const { failure } = useDashboardDictionary().dashboard;
  const ok = (
    <>
      {answers}
      <Button onClick={onClose} data-autofocus>
        {failure.ok}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} title={title ?? failure.title} role="alertdialog" onClose={onClose} actions={ok}>
      <p>{children}</p>
    </Dialog>
  );
}

interface LoadingDialogProps extends Pick<DialogProps, "title" | "onClose"> {
  loading?: string;
  failure: string | null;
}

/** Placeholder while a dialog loads or after it failed. */
export function LoadingDialog({ loading, failure, ...dialog }: LoadingDialogProps) {
  if (failure) return <AlertDialog onClose={dialog.onClose}>{failure}</AlertDialog>;
  return (
    <Dialog {...dialog}>
      <LoadingStar>{loading}</LoadingStar>
    </Dialog>
  );
}

export interface ConfirmDialogProps extends Pick<DialogProps, "open" | "title" | "busy" | "onClose"> {
  question: ReactNode;
  explanation?: ReactNode;
  children?: ReactNode;
  cancelLabel?: string;
  /** Default: the title. */
  confirmLabel?: ReactNode;
  /** Default: that of deleting, with `del`. */
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
      <Button
        icon={confirmIcon ?? (variant === "del" ? "delete" : undefined)}
        variant={variant}
        busy={busy}
        onClick={onConfirm}
      >
        {confirmLabel ?? dialog.title}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} role="alertdialog" busy={busy} onClose={onClose} actions={actions}>
      {children}
      <p className={"lead semibold"}>{question}</p>
      {explanation && <p className="mute">{explanation}</p>}
    </Dialog>
  );
}

/** Opens and closes a modal `<dialog>`, which focuses `data-autofocus` first. `onClose` asks to reset `open`. */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (ref.current) onDismiss(ref.current, () => close());
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
    // Buttons are at the foot, which is always visible, so a long text must not scroll to its end.
    first?.focus({ preventScroll: first instanceof HTMLButtonElement });
    const release = holdPage();
    return () => {
      release();
      dialog.close();
    };
  }, [open]);

  return ref;
}

/** Prevents scrolling of the page behind, and reserves the width of its scroll bar. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.scrollbarGutter = clientWidth < window.innerWidth ? "stable" : scrollbarGutter;
  style.overflow = "hidden";
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
