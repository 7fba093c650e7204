import { readFileSync } from "node:fs";
import type { Language } from "@visiga/contracts/languages";
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
