import { useLocation } from "@tanstack/react-router";
import type { Language } from "@visiga/contracts/languages";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { languageAddress } from "#platform/words/language.ts";

interface LanguageLinkProps {
  className?: string | undefined;
  /** Shows two letters; the accessible name contains the full name. */
  short?: boolean | undefined;
}

const other: Record<Language, Language> = { en: "sw", sw: "en" };

export function LanguageLink({ className, short }: LanguageLinkProps) {
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
