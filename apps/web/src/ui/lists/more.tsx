import type { ReactNode } from "react";
import { ButtonLink } from "#ui/controls/button.tsx";
import styles from "./more.module.css";

/** The next part of a list. */
export interface NextPart {
  /** Address of the longer list (`?show=48`). */
  readonly to: string;
  /** Number of items that are already shown. */
  readonly from: number;
  /** `show` in the address of the whole list. */
  readonly whole: number;
}

interface MoreProps {
  /** Undefined if nothing is left to show. */
  next: NextPart | undefined;
  label: ReactNode;
  /** Text with the number of shown items and the total. */
  count: ReactNode;
  /** `main` if this is the page's main action. */
  variant?: "main" | "line" | undefined;
}

/** Foot of a list with more items: a link to the longer list. With script the list grows in place. */
export function More({ next, label, count, variant = "line" }: MoreProps) {
  return (
    <div className={styles.more} data-foot>
      {next && (
        <ButtonLink to={next.to} variant={variant} data-more={next.from} data-whole={next.whole}>
          {label}
        </ButtonLink>
      )}
      <span role="status" tabIndex={-1}>
        {count}
      </span>
    </div>
  );
}
