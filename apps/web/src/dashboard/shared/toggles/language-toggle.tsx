import type { MouseEvent } from "react";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useSwitchLanguage } from "./screen-language.ts";
import styles from "./toggle.module.css";

export function LanguageToggle() {
  const switchLanguage = useSwitchLanguage();
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
