import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./blocks.module.css";

/** A row of `Block`s: figures on coloured grounds, side by side from 36rem on. */
export function Blocks({ children }: { children: ReactNode }) {
  return <dl className={styles.blocks}>{children}</dl>;
}

interface BlockProps {
  tone: "gold" | "red" | "blue";
  term: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

export function Block({ tone, term, note, children }: BlockProps) {
  return (
    <div className={classNames(tone, styles[tone])}>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
