import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./facts.module.css";

interface FactsProps {
  /** A wider first column, one above the other on phones. */
  wide?: boolean | undefined;
  className?: string | undefined;
  /** `Fact`s. */
  children: ReactNode;
}

/** Terms and what is to say of them, ruled: years, combinations, figures. */
export function Facts({ wide, className, children }: FactsProps) {
  return <dl className={classNames(styles.facts, wide && styles.wide, className)}>{children}</dl>;
}

interface FactProps {
  term: ReactNode;
  /** The term is a sentence, not a figure. */
  plain?: boolean | undefined;
  /** A second line in soft ink. */
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

/** The same rules for a list whose items stand beside a block print: a `PrintFact` each. */
export function PrintFacts({ className, children }: Omit<FactsProps, "wide">) {
  return <ul className={classNames(styles.facts, styles.wide, styles.prints, className)}>{children}</ul>;
}

/** `print` is a `BlockPrint`; the words are the caller's. */
export function PrintFact({ print, children }: { print: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className={styles.print}>{print}</div>
      <div>{children}</div>
    </li>
  );
}
