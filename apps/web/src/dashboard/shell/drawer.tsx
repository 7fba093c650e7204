import type { ReactNode } from "react";
import { useModal } from "#dashboard/shared/dialogs/use-modal.ts";
import styles from "./drawer.module.css";

interface DrawerProps {
  open: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal that slides in from the left; a click outside and Escape close it. */
export function Drawer({ open, label, onClose, children }: DrawerProps) {
  const dialog = useModal(open, onClose);
  return (
    <dialog ref={dialog} className={`night ${styles.drawer}`} aria-label={label}>
      {open && <div className={styles.contents}>{children}</div>}
    </dialog>
  );
}
