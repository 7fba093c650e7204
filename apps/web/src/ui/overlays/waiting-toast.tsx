import type { ReactNode } from "react";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./toast.module.css";

/** A toast that script shows for ten seconds: an empty live region with its content in a template. */
export function WaitingToast({ message, closeLabel }: { message: ReactNode; closeLabel: string }) {
  return (
    <div role="status" aria-atomic="true" data-toast>
      <template>
        <div className={`night ${styles.toast}`}>
          <p>{message}</p>
          <IconButton icon="close" label={closeLabel} data-close-toast />
        </div>
      </template>
    </div>
  );
}
