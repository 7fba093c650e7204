import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./stack.module.css";

interface StackProps {
  /** The space token between the children, in quarters of a rem. */
  gap: 4 | 5 | 6 | 8;
  /** Blocks; the gap is the top margin of each but the first. */
  children: ReactNode;
}

/** Blocks below each other with equal space between them: a text and its list, a list and its note. */
export function Stack({ gap, children }: StackProps) {
  return <div className={classNames(styles.stack, styles[`space${gap}`])}>{children}</div>;
}
