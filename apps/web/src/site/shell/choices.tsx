import { useLocation } from "@tanstack/react-router";
import type { Language } from "@visiga/contracts/languages";
import type { PageChoice } from "@visiga/contracts/page-parameters";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { languageAddress } from "#platform/words/language.ts";
import { classNames } from "#ui/class-names.ts";
import { useSaver } from "#ui/media/saver.ts";
import { Icon } from "#ui/print/icon.tsx";

interface ChoiceProps {
  className?: string | undefined;
  /** Whether there is room for a short name only. */
  short?: boolean | undefined;
}

const other: Record<Language, Language> = { en: "sw", sw: "en" };

/** Shows two letters if it is short; the accessible name contains the full name. */
export function LanguageLink({ className, short }: ChoiceProps) {
  const names = useDictionary().navbar.language;
  const language = other[useLanguage()];
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const name = language === "sw" ? names.swahili : names.english;
  const letters = language === "sw" ? names.shortSwahili : names.shortEnglish;
  return (
    <a className={className} href={languageAddress(query, language)} lang={language} hrefLang={language} data-language>
      {short ? letters : name}
      {short && <span className="visually-hidden"> {name}</span>}
    </a>
  );
}

export function SaverLink({ className, short }: ChoiceProps) {
  const { saver } = useDictionary();
  const saving = useSaver() !== null;
  const address = useChoiceAddress("saver", saving ? "off" : "on");
  const name = saving ? saver.off : saver.on;
  return (
    <a className={className} href={address} rel="nofollow" aria-label={name}>
      {saving && short ? saver.offShort : name}
    </a>
  );
}

interface ThemeToggleProps {
  className?: string | undefined;
  /** Class of the label, which a narrow bar hides visually. */
  wordsClassName?: string | undefined;
  icon?: boolean | undefined;
}

/** One link for each theme. CSS shows the link to the other theme, and script turns the links into buttons. */
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

/** The current address with a choice that the server stores: `?show=48&theme=dark`. */
function useChoiceAddress(name: PageChoice, value: string): string {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const address = new URLSearchParams(query);
  address.set(name, value);
  return `?${address}`;
}
