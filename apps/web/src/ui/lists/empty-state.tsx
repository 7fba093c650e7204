import type { ReactNode } from "react";
import { BlockPrint } from "#ui/print/block-print.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={`stack gap-4 ${styles.empty}`} role="status">
      <BlockPrint name="star" className={styles.star} />
      <b>{title}</b>
      {children && <p className="mute">{children}</p>}
      {action}
    </div>
  );
}
