import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./saw-edges.module.css";

interface SawProps {
  as?: "div" | "section" | "blockquote" | "p";
  /** A ground (`red`, `blue`) and the caller’s class; the block has 13 px of padding at top and bottom. */
  className?: string | undefined;
  children: ReactNode;
}

/** A block between two gold saw edges: saying, verse, WAWATA. */
export function SawEdges({ as: Block = "div", className, children }: SawProps) {
  return <Block className={classNames(styles.saw, className)}>{children}</Block>;
}
