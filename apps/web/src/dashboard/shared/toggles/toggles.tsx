import type { Language } from "@visiga/contracts/languages";
import { createContext, type MouseEvent, use } from "react";
import { toggleTheme } from "#platform/document/theme.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./toggle.module.css";

export const SwitchLanguageContext = createContext<(language: Language) => void>(() => {});

/** Switches the theme. A narrow bar hides the label with `wordsClassName`. */
export function ThemeToggle({ wordsClassName }: { wordsClassName?: string | undefined }) {
  const { darkMode, lightMode } = useDashboardDictionary().dashboard;
  return (
    <button type="button" className={styles.toggle} onClick={toggleTheme} data-theme>
      <span className={`light-only ${styles.face}`}>
        <Icon name="moon" />
        <span className={wordsClassName}>{darkMode}</span>
      </span>
      <span className={`dark-only ${styles.face}`}>
        <Icon name="sun" />
        <span className={wordsClassName}>{lightMode}</span>
      </span>
    </button>
  );
}

export function LanguageToggle() {
  const switchLanguage = use(SwitchLanguageContext);
  const { english, swahili, shortEnglish, shortSwahili } = useDictionary().navbar.language;
  const other = useLanguage() === "en" ? "sw" : "en";
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    switchLanguage(other);
  };
  return (
    <a className={styles.toggle} href={`?lang=${other}`} lang={other} hrefLang={other} onClick={onClick}>
      <span aria-hidden="true">{other === "sw" ? shortSwahili : shortEnglish}</span>
      <span className="visually-hidden">{other === "sw" ? swahili : english}</span>
    </a>
  );
}
