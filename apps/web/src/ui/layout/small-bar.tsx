import type { ReactNode } from "react";
import { Brand, type BrandWords } from "./brand.tsx";
import { Wrap } from "./section.tsx";
import styles from "./small-bar.module.css";

interface SmallBarProps {
  brand: BrandWords;
  /** Controls for language and theme. `words` is the class of labels that a narrow bar hides visually. */
  children: (classes: { control: string; words: string | undefined }) => ReactNode;
}

/** Bar of pages without header and footer: home, language, theme. */
export function SmallBar({ brand, children }: SmallBarProps) {
  return (
    <header className={styles.bar}>
      <Wrap className={`row gap-2 ${styles.row}`}>
        <Brand words={brand} size="small" />
        {children({
          control: `hover-line inline-row smaller semibold tap gap-2 ${styles.control}`,
          words: styles.words,
        })}
      </Wrap>
    </header>
  );
}
