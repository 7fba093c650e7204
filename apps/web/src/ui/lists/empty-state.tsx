import type { ReactNode } from "react";
import { BlockPrint } from "#ui/print/block-print.tsx";
import text from "#ui/text/text.module.css";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <BlockPrint name="star" className={styles.star} />
      <b>{title}</b>
      {children && <p className={text.mute}>{children}</p>}
      {action}
    </div>
  );
}
