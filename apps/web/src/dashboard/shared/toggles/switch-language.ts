import type { Language } from "@visiga/contracts/languages";
import { createContext, use } from "react";

export const SwitchLanguageContext = createContext<(language: Language) => void>(() => {});

/** Returns a function that changes and stores the language of the open screen. */
export const useSwitchLanguage = (): ((language: Language) => void) => use(SwitchLanguageContext);
