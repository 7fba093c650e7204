import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { BlockPrint } from "#ui/print/block-print.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Placeholder of an empty list. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)} role="status">
      <BlockPrint name="star" className={styles.star} />
      <b>{title}</b>
      {children && <p className={styles.more}>{children}</p>}
      {action}
    </div>
  );
}
