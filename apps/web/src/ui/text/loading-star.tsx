import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { BlockPrint } from "#ui/print/block-print.tsx";
import styles from "./loading-star.module.css";

/** The star of Mary, turning, with the word for it. It stands still for those who asked for that. */
export function LoadingStar({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={classNames(styles.loading, className)} role="status">
      <BlockPrint name="star" className={styles.star} />
      <b>{children}</b>
    </div>
  );
}
