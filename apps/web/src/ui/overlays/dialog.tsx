import { type ReactNode, type SubmitEvent, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export interface DialogProps {
  open: boolean;
  /** Asked by the cross, Escape and a click on the veil; keep it open by not changing `open`. */
  onClose: () => void;
  title: ReactNode;
  /** The cross, in words. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot, always in view. */
  actions?: ReactNode;
  /** Makes of body and actions one form; the event's default is prevented. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** 62rem wide, its body in two columns from 62rem on; else 36rem. */
  wide?: boolean | undefined;
  /** `alertdialog` for a question or a failure; it is then described by its body. */
  role?: "dialog" | "alertdialog";
}

/** A dialog over the page, a sheet at the foot of a phone. Its contents exist only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  onSubmit,
  wide,
  role = "dialog",
}: DialogProps) {
  const dialog = useModal(open, onClose);
  const id = useId();
  const inside = (
    <>
      <div className={styles.body} id={`${id}-body`}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
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
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {onSubmit ? (
            <form
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                onSubmit(event);
              }}
            >
              {inside}
            </form>
          ) : (
            inside
          )}
        </div>
      )}
    </dialog>
  );
}
