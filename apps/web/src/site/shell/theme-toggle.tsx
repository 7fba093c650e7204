import { useHydrated } from "@tanstack/react-router";
import { toggleTheme } from "#platform/document/theme.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import waiting from "./waiting.module.css";

interface ThemeToggleProps {
  className?: string | undefined;
  /** For the words, where a narrow bar hides them from sight. */
  wordsClassName?: string | undefined;
  icon?: boolean | undefined;
}

/** Names what a click gives. The page carries both labels and CSS shows one; before the script lives, it only keeps its place. */
export function ThemeToggle({ className, wordsClassName, icon = true }: ThemeToggleProps) {
  const { theme } = useDictionary().navbar;
  const live = useHydrated();
  return (
    <button type="button" className={classNames(className, !live && waiting.waiting)} onClick={toggleTheme}>
      {icon && <Icon name="moon" className="light-only" />}
      {icon && <Icon name="sun" className="dark-only" />}
      <span className={wordsClassName}>
        <span className="light-only">{theme.dark}</span>
        <span className="dark-only">{theme.light}</span>
      </span>
    </button>
  );
}
