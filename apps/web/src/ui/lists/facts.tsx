import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./facts.module.css";

/**
 * A ruled list of terms with their descriptions: years, combinations, figures.
 * @param wide the terms are sentences, in a wider first column, stacked on phones
 */
export function Facts({ wide, className, ...rest }: ComponentProps<"dl"> & { wide?: boolean }) {
  return <dl className={classNames(styles.facts, wide && styles.wide, className)} {...rest} />;
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
