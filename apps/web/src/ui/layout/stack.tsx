import type { ReactNode } from "react";
import styles from "./stack.module.css";

/** Children with a space between them, in quarters of a rem. */
export function Stack({ gap, children }: { gap: 4 | 5 | 6 | 8; children: ReactNode }) {
  return <div className={styles[`space${gap}`]}>{children}</div>;
}
