import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { BlockPrint } from "#ui/print/block-print.tsx";
import styles from "./loading-star.module.css";

/** Loading indicator: a turning star with a text. It does not turn under prefers-reduced-motion. */
export function LoadingStar({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={classNames(styles.loading, className)} role="status">
      <BlockPrint name="star" className={styles.star} />
      <b>{children}</b>
    </div>
  );
}
