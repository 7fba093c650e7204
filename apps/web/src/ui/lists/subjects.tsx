import type { ReactNode } from "react";
import styles from "./subjects.module.css";

/** Short names in ruled columns: three from 48rem on, else two. */
export function Subjects({ children }: { children: ReactNode }) {
  return <ul className={styles.subjects}>{children}</ul>;
}
