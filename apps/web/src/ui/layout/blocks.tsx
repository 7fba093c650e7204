import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./blocks.module.css";

/**
 * A row of `Block`s: figures on coloured grounds, side by side from 36rem on. A list, because reader modes drop other blocks
 * that are mostly links, such as phone numbers.
 */
export function Blocks({ children }: { children: ReactNode }) {
  return <ul className={`stack above-7 ${styles.blocks}`}>{children}</ul>;
}

interface BlockProps {
  tone: "gold" | "red" | "blue";
  term: ReactNode;
  note?: ReactNode;
  /** The last day on which a copy of the page without a network shows it. */
  until?: string | undefined;
  children: ReactNode;
}

export function Block({ tone, term, note, until, children }: BlockProps) {
  return (
    <li className={classNames(tone, styles[tone])} data-until={until}>
      <p className={`smaller strong ${styles.term}`}>{term}</p>
      <p className={styles.figure}>{children}</p>
      {note && <p className={`smaller above-1 ${styles.note}`}>{note}</p>}
    </li>
  );
}
