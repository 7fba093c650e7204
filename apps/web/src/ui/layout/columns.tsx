import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** `Column`s: short texts with a title, each under a thick rule; two in a row from 36rem on. */
export function Columns({ children }: { children: ReactNode }) {
  return <ul className={styles.columns}>{children}</ul>;
}

interface ColumnProps {
  id?: string | undefined;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function Column({ id, title, children, action }: ColumnProps) {
  return (
    <li id={id}>
      {title && <b>{title}</b>}
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </li>
  );
}
