import { useDictionary } from "../../platform/dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Wrap } from "../../ui/section.tsx";
import { LanguageLink } from "./language-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import styles from "./utility-bar.module.css";

/** The line over the bar of wide windows. */
export function UtilityBar() {
  const { archdiocese } = useDictionary().navbar;
  return (
    <div className={classNames(styles.utility, "night")}>
      <Wrap className={styles.row}>
        <p className={styles.archdiocese}>{archdiocese}</p>
        <SocialLinks />
        <LanguageLink className={styles.control} />
        <ThemeToggle className={styles.control} />
      </Wrap>
    </div>
  );
}
