import type { Language } from "@visiga/contracts/languages";
import { createContext, use } from "react";

export const SwitchLanguageContext = createContext<(language: Language) => void>(() => {});

/** Returns the function that changes the language of the open screen, and remembers it. */
export const useSwitchLanguage = (): ((language: Language) => void) => use(SwitchLanguageContext);
