import { type ReactNode, type SubmitEvent, useId } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export interface DialogProps {
  open?: boolean;
  /** Called by the close button, Escape and a click on the backdrop. The dialog stays open until `open` changes. */
  onClose: () => void;
  busy?: boolean | undefined;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Makes body and actions a form; the event's default is prevented. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
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
        <>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon="close" label={common.close} onClick={close} />
          </div>
          {onSubmit ? (
            <form
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
        </>
      )}
    </dialog>
  );
}
