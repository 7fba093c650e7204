import { useHydrated } from "@tanstack/react-router";
import { toggleTheme } from "#platform/document/theme.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./toggle.module.css";

interface ThemeToggleProps {
  /** What a click gives, by the theme it leads to. */
  dark: string;
  light: string;
  /** For the words, where a narrow bar hides them from sight. */
  wordsClassName?: string | undefined;
}

/** The page carries both labels and CSS shows one; before the script lives, it only keeps its place. */
export function ThemeToggle({ dark, light, wordsClassName }: ThemeToggleProps) {
  const hydrated = useHydrated();
  return (
    <button type="button" className={classNames(styles.toggle, !hydrated && styles.waiting)} onClick={toggleTheme}>
      <Icon name="moon" className="light-only" />
      <Icon name="sun" className="dark-only" />
      <span className={wordsClassName}>
        <span className="light-only">{dark}</span>
        <span className="dark-only">{light}</span>
      </span>
    </button>
  );
}
