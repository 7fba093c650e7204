import { toggleTheme } from "#platform/document/theme.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./toggle.module.css";

/** Switches the theme. A narrow bar hides the label with `wordsClassName`. */
export function ThemeToggle({ wordsClassName }: { wordsClassName?: string | undefined }) {
  const { darkMode, lightMode } = useDashboardDictionary().dashboard;
  return (
    <button type="button" className={styles.toggle} onClick={toggleTheme}>
      <Icon name="moon" className="light-only" />
      <Icon name="sun" className="dark-only" />
      <span className={wordsClassName}>
        <span className="light-only">{darkMode}</span>
        <span className="dark-only">{lightMode}</span>
      </span>
    </button>
  );
}
