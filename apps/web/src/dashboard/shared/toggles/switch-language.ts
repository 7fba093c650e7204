import type { Language } from "@visiga/contracts/languages";
import { createContext } from "react";

export const SwitchLanguageContext = createContext<(language: Language) => void>(() => {});
