import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./facts.module.css";

interface FactsProps {
  /** A wider first column; stacked on phones. */
  wide?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A ruled list of terms with their descriptions: years, combinations, figures. */
export function Facts({ wide, className, children }: FactsProps) {
  return <dl className={classNames(styles.facts, wide && styles.wide, className)}>{children}</dl>;
}

interface FactProps {
  term: ReactNode;
  /** Whether the term is a sentence and not a figure. */
  plain?: boolean | undefined;
  note?: ReactNode;
  children: ReactNode;
}

export function Fact({ term, plain, note, children }: FactProps) {
  return (
    <div>
      <dt className={plain ? styles.plain : styles.term}>{term}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

export function PrintFacts({ className, children }: Omit<FactsProps, "wide">) {
  return <ul className={classNames(styles.facts, styles.wide, styles.prints, className)}>{children}</ul>;
}

/** Item of `PrintFacts`; `print` is a `BlockPrint`. */
export function PrintFact({ print, children }: { print: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className={styles.print}>{print}</div>
      <div>{children}</div>
    </li>
  );
}
