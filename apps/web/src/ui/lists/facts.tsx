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

interface FactProps {
  term: ReactNode;
  note?: ReactNode;
  /** The last day on which a copy of the page without a network shows it. */
  until?: string | null | undefined;
  children: ReactNode;
}

export function Fact({ term, note, until, children }: FactProps) {
  return (
    <div data-until={until ?? undefined}>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
