import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./subjects.module.css";

interface SubjectsProps {
  /** Three columns from 48rem on, else two. */
  three?: boolean | undefined;
  children: ReactNode;
}

/** Short names in ruled columns. */
export function Subjects({ three, children }: SubjectsProps) {
  return <ul className={classNames(styles.subjects, three && styles.three)}>{children}</ul>;
}
