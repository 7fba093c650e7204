import type { ReactNode } from "react";
import { ButtonLink } from "#ui/controls/button.tsx";
import styles from "./more.module.css";

interface MoreProps {
  /** Address of the longer list (`?show=48`); undefined if nothing is left to show. */
  to: string | undefined;
  label: ReactNode;
  /** Text with the number of shown items and the total. */
  count: ReactNode;
  /** `main` if this is the page's main action. */
  variant?: "main" | "line";
}

/** Foot of a list with more items: a link to the longer list. */
export function More({ to, label, count, variant = "line" }: MoreProps) {
  return (
    <div className={styles.more}>
      {to !== undefined && (
        <ButtonLink to={to} variant={variant}>
          {label}
        </ButtonLink>
      )}
      <span role="status" tabIndex={-1}>
        {count}
      </span>
    </div>
  );
}
