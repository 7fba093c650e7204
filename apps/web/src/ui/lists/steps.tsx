import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** Steps with their numbers on gold. Holds `<li>`s. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
