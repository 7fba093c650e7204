import { useDictionary } from "#platform/words/dictionary.ts";
import { LanguageLink } from "#site/shell/language-link.tsx";
import { SaverLink } from "#site/shell/saver-link.tsx";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { ThemeToggle } from "#site/shell/theme-toggle.tsx";
import { classNames } from "#ui/class-names.ts";
import { Wrap } from "#ui/layout/section.tsx";
import styles from "./utility-bar.module.css";

/** Utility bar above the main bar of wide windows. */
export function UtilityBar() {
  const { archdiocese } = useDictionary().navbar;
  return (
    <div className={classNames(styles.utility, "night")}>
      <Wrap className={styles.row}>
        <p className={styles.archdiocese}>{archdiocese}</p>
        <SocialLinks />
        <LanguageLink className={styles.control} />
        <SaverLink className={styles.control} />
        <ThemeToggle className={styles.control} />
      </Wrap>
    </div>
  );
}
