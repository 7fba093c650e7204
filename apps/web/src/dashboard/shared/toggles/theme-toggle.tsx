import { toggleTheme } from "#platform/document/theme.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./toggle.module.css";

interface ThemeToggleProps {
  dark: string;
  light: string;
  /** Class of the label, which a narrow bar hides visually. */
  wordsClassName?: string | undefined;
}

/** Switches the theme. The HTML contains both labels, and CSS shows one. */
export function ThemeToggle({ dark, light, wordsClassName }: ThemeToggleProps) {
  return (
    <button type="button" className={styles.toggle} onClick={toggleTheme}>
      <Icon name="moon" className="light-only" />
      <Icon name="sun" className="dark-only" />
      <span className={wordsClassName}>
        <span className="light-only">{dark}</span>
        <span className="dark-only">{light}</span>
      </span>
    </button>
  );
}
