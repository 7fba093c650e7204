import type { ReactNode } from "react";
import styles from "./prose.module.css";

export function Prose({ children }: { children: ReactNode }) {
  return <div className={`breaks ${styles.prose}`}>{children}</div>;
}

/** Prevents line breaks after the hyphen of words such as A-level. */
export function NoBreakHyphens({ children }: { children: string }) {
  return children.split(/(\b[A-Za-z]-[a-z]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

export function ProseText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Prose>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <NoBreakHyphens>{paragraph}</NoBreakHyphens>
        </p>
      ))}
    </Prose>
  );
}
