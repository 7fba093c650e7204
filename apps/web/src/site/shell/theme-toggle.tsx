import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import { useChoiceAddress } from "./current-address.ts";

interface ThemeToggleProps {
  className?: string | undefined;
  /** Class of the label, which a narrow bar hides visually. */
  wordsClassName?: string | undefined;
  icon?: boolean | undefined;
}

/**
 * One link for each theme. CSS shows the link to the other theme, and script turns the links into buttons.
 */
export function ThemeToggle({ className, wordsClassName, icon = true }: ThemeToggleProps) {
  const { theme } = useDictionary().navbar;
  const [dark, light] = [useChoiceAddress("theme", "dark"), useChoiceAddress("theme", "light")];
  return (
    <>
      <a className={classNames(className, "light-only")} href={dark} rel="nofollow" data-theme-toggle>
        {icon && <Icon name="moon" />}
        <span className={wordsClassName}>{theme.dark}</span>
      </a>
      <a className={classNames(className, "dark-only")} href={light} rel="nofollow" data-theme-toggle>
        {icon && <Icon name="sun" />}
        <span className={wordsClassName}>{theme.light}</span>
      </a>
    </>
  );
}
