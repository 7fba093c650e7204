import { IconButton } from "#ui/controls/icon-button.tsx";
import { WaitingWords } from "#ui/text/waiting-words.tsx";
import styles from "./toast.module.css";

/** A toast that script shows for ten seconds: an empty live region with its content in a template. */
export function WaitingToast({ message, closeLabel }: { message: string; closeLabel: string }) {
  return (
    <div role="status" aria-atomic="true" data-toast>
      <template>
        <div className={`night row gap-4 ${styles.toast}`}>
          <p>
            <WaitingWords>{message}</WaitingWords>
          </p>
          <IconButton icon="close" label={<WaitingWords>{closeLabel}</WaitingWords>} data-close-toast />
        </div>
      </template>
    </div>
  );
}
