import type { ReactNode } from "react";
import styles from "./stack.module.css";

interface StackProps {
  /** Space between the children, in quarters of a rem. */
  gap: 4 | 5 | 6 | 8;
  children: ReactNode;
}

export function Stack({ gap, children }: StackProps) {
  return <div className={styles[`space${gap}`]}>{children}</div>;
}
