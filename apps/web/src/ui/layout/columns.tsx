import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** Number of columns from 36rem on. */
  count: 2 | 3;
  /** `Column`s. */
  children: ReactNode;
}

/** Short texts with a title, each under a thick rule. */
export function Columns({ count, children }: ColumnsProps) {
  return <ul className={classNames(styles.columns, count === 3 ? styles.three : styles.two)}>{children}</ul>;
}

interface ColumnProps {
  id?: string | undefined;
  title: ReactNode;
  /** Text below the title, in soft ink. */
  children?: ReactNode;
  /** A link below the text. */
  action?: ReactNode;
}

export function Column({ id, title, children, action }: ColumnProps) {
  return (
    <li id={id}>
      <b>{title}</b>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </li>
  );
}
