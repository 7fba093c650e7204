import { useRouteContext } from "@tanstack/react-router";
import type { Language } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";

/** Every word of the public pages, in the reader's language. */
export const useDictionary = (): PublicDictionary =>
  useRouteContext({ from: "__root__", select: (context) => context.dictionary });

/** A picture of the project's own that a page may show by itself: there are words for who cannot see it. */
export type DescribedPicture = keyof PublicDictionary["artwork"];

export const useLanguage = (): Language => useRouteContext({ from: "__root__", select: (context) => context.language });
