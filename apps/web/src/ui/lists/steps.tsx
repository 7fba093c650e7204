import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** A list of steps (`<li>`s) with numbers on gold. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
