import { useRouteContext } from "@tanstack/react-router";
import type { Language } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";

/** Dictionary of the public pages, in the reader's language. */
export const useDictionary = (): PublicDictionary =>
  useRouteContext({ from: "__root__", select: (context) => context.dictionary });

/** An artwork with an alternative text in the dictionary. */
export type DescribedPicture = keyof PublicDictionary["artwork"];

export const useLanguage = (): Language => useRouteContext({ from: "__root__", select: (context) => context.language });
