import { readFileSync } from "node:fs";
import { demoEntries } from "@visiga/api/src/seed/demo-entries.ts";
import { demoSite } from "@visiga/api/src/seed/demo-site.ts";
import { pictureAlternatives } from "@visiga/api/src/seed/picture-alternatives.ts";
import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { textsByPath } from "@visiga/i18n/text-paths";
import { printed, type SystemPackages } from "@visiga/testing/system-programs";

const dictionaries = { en: "en_GB", sw: "sw_TZ" } as const satisfies Record<Language, string>;

export const spellers: SystemPackages = {
  names: ["hunspell", "hunspell-en-gb", "hunspell-sw"],
  present: () => Object.values(dictionaries).every((name) => hunspell(name, "") !== undefined),
};

/** The words of the texts that the dictionary of a language lacks, as they are written. */
export function unknownWords(texts: readonly string[], language: Language): Set<string> {
  const found = hunspell(dictionaries[language], texts.map(wordsOnly).join("\n"));
  if (found === undefined) throw new Error("hunspell failed");
  return new Set(found.trim().split("\n"));
}

/** The words of the school that a dictionary lacks, one on a line of the file. */
export const ownWords = (language: Language): string[] =>
  readFileSync(new URL(`own-words.${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** A listed word in lower case may be capitalised in a text. */
export const accepts = (own: ReadonlySet<string>, word: string) => own.has(word) || own.has(word.toLowerCase());

/** Without placeholders, addresses and HTML, and with the apostrophe that the dictionaries use. */
const wordsOnly = (text: string) =>
  text
    .replace(/\{\w+\}|https?:\S+|&amp;|<b>/g, " ")
    .replaceAll("’", "'")
    .replaceAll("\u00a0", " ");

/** `-i utf-8`: the input's encoding, whatever the locale is. */
const hunspell = (dictionary: string, text: string) =>
  printed("hunspell", ["-i", "utf-8", "-d", dictionary, "-l"], text);

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
  return [...dictionaries, ...bilingualTexts([demoSite, demoEntries, pictureAlternatives], language)];
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
