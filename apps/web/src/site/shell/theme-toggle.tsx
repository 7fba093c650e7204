import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";

interface ThemeToggleProps {
  className?: string | undefined;
  /** Class of the label, which a narrow bar hides visually. */
  wordsClassName?: string | undefined;
  icon?: boolean | undefined;
}

/** Theme button, labelled with what a click gives: CSS shows one of the two labels. */
export function ThemeToggle({ className, wordsClassName, icon = true }: ThemeToggleProps) {
  const { theme } = useDictionary().navbar;
  return (
    <button type="button" className={classNames(className, "script-only")} data-theme-toggle>
      {icon && <Icon name="moon" className="light-only" />}
      {icon && <Icon name="sun" className="dark-only" />}
      <span className={wordsClassName}>
        <span className="light-only">{theme.dark}</span>
        <span className="dark-only">{theme.light}</span>
      </span>
    </button>
  );
}
