import { Wrap } from "#ui/layout/section.tsx";
import { Brand } from "./header/brand.tsx";
import { LanguageLink } from "./language-link.tsx";
import styles from "./small-bar.module.css";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Bar of pages without header and footer: home, language, theme. */
export function SmallBar() {
  return (
    <header className={styles.bar}>
      <Wrap className={styles.row}>
        <Brand size="small" />
        <LanguageLink short className={styles.control} />
        <ThemeToggle className={styles.control} wordsClassName={styles.words} />
      </Wrap>
    </header>
  );
}
