import { useLocation, useRouter } from "@tanstack/react-router";
import type { Language } from "@visiga/contracts/languages";
import type { MouseEvent } from "react";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { switchLanguage } from "#platform/words/language.ts";
import { languageAddress } from "./language-address.ts";

interface LanguageLinkProps {
  className?: string | undefined;
  /** Shows two letters; the accessible name contains the full name. */
  short?: boolean | undefined;
}

const other: Record<Language, Language> = { en: "sw", sw: "en" };

/** Link to the current page in the other language; with script it changes in place without scrolling. */
export function LanguageLink({ className, short }: LanguageLinkProps) {
  const router = useRouter();
  const names = useDictionary().navbar.language;
  const language = other[useLanguage()];
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const name = language === "sw" ? names.swahili : names.english;
  const letters = language === "sw" ? names.shortSwahili : names.shortEnglish;

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void switchLanguage(router, language);
  };

  return (
    <a
      className={className}
      href={languageAddress(query, language)}
      lang={language}
      hrefLang={language}
      onClick={onClick}
      // The server leaves out parameters that it does not know.
      suppressHydrationWarning
    >
      {short ? letters : name}
      {short && <span className="visually-hidden"> {name}</span>}
    </a>
  );
}
