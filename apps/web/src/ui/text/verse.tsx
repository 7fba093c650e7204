import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Saw } from "#ui/print/saw.tsx";
import styles from "./verse.module.css";

interface VerseProps {
  /** The text, with its quotation marks. */
  children: ReactNode;
  /** Book and verse, with the translation. */
  source?: ReactNode;
  tone?: "blue" | "red";
  className?: string | undefined;
}

/** A verse or a saying, large, between two saw edges. */
export function Verse({ children, source, tone = "blue", className }: VerseProps) {
  return (
    <Saw as="blockquote" className={classNames(tone, styles.verse, className)}>
      <p>{children}</p>
      {source && <cite>{source}</cite>}
    </Saw>
  );
}
