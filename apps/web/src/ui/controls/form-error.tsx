import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./form-error.module.css";

/** Error of a whole form, a live region. Render it even while it is empty, so that changes are announced. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className={`row red-text semibold above-5 ${styles.error}`}>
          <Icon name="warning" />
          {children}
        </p>
      )}
    </div>
  );
}
