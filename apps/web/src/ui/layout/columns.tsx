import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** How many stand side by side from 36rem on. */
  count: 2 | 3;
  className?: string | undefined;
  /** `Column`s. */
  children: ReactNode;
}

/** Small facts under a thick rule each: what we play, whom to write to. */
export function Columns({ count, className, children }: ColumnsProps) {
  return <ul className={classNames(styles.columns, count === 3 ? styles.three : styles.two, className)}>{children}</ul>;
}

interface ColumnProps {
  id?: string | undefined;
  title: ReactNode;
  /** In soft ink under the title. */
  children?: ReactNode;
  /** A link of its own under both. */
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
