import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./facts.module.css";

interface FactsProps {
  /** The terms are sentences, in a wider first column, stacked on phones; else figures. */
  wide?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A ruled list of terms with their descriptions: years, combinations, figures. */
export function Facts({ wide, className, children }: FactsProps) {
  return <dl className={classNames(styles.facts, wide && styles.wide, className)}>{children}</dl>;
}

export function Fact({ term, note, children }: { term: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
