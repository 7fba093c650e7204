import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./form-error.module.css";

/** Says what went wrong with a whole form, as soon as it does. Keep it in the page while there is nothing to say. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.error}>
          <Icon name="warning" />
          {children}
        </p>
      )}
    </div>
  );
}
