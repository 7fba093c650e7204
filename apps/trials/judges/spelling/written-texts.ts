import { demoFiles } from "@visiga/api/src/seed/demo-files.ts";
import { demoSite } from "@visiga/api/src/seed/demo-site.ts";
import { pictureAlternatives } from "@visiga/api/src/seed/picture-alternatives.ts";
import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { textsByPath } from "@visiga/i18n/text-paths";

/** Every text of a language: the dictionaries without the search words, and the demo content. */
export async function textsIn(language: Language): Promise<string[]> {
  if (language === "en") return allTexts("en");
  // The Swahili dictionary repeats what is English in both languages.
  const english = new Set(await allTexts("en"));
  return (await allTexts("sw")).filter((text) => !english.has(text));
}

async function allTexts(language: Language): Promise<string[]> {
  const { search: _, ...pages } = await loadPublicDictionary(language);
  const dictionaries = textsByPath([pages, await loadDashboardDictionary(language)]).values();
  return [...dictionaries, ...bilingualTexts([demoSite, demoFiles, pictureAlternatives], language)];
}

export const searchWords = async (): Promise<string[]> => [
  ...textsByPath((await loadPublicDictionary("en")).search).values(),
  ...textsByPath((await loadPublicDictionary("sw")).search).values(),
];

function* bilingualTexts(part: unknown, language: Language): Generator<string> {
  if (typeof part !== "object" || part === null) return;
  if ("en" in part && "sw" in part) yield* textsByPath({ of: part[language] }).values();
  else for (const inner of Object.values(part)) yield* bilingualTexts(inner, language);
}
