import { type PublicPage, pages } from "@visiga/contracts/pages";
import { searchForm } from "@visiga/contracts/search-form";
import { tellingWords } from "@visiga/contracts/search-query";
import type { PublicDictionary } from "./dictionaries.ts";

/** Paths of the texts of each page. */
const rows: { readonly [Name in PublicPage]: { readonly topic: string; readonly editableTexts?: readonly string[] } } =
  pages;

/** Letters of the shortest word that is worth finding. */
const shortest = 4;

/** The words below a part of a dictionary. Dictionaries with edited texts share the other parts with the defaults. */
const found = new WeakMap<object, ReadonlySet<string>>();

/** The words of the texts that a page shows, in the form in which they are searched. */
export function wordsOfPage(name: PublicPage, dictionary: PublicDictionary): ReadonlySet<string> {
  const { topic, editableTexts = [topic] } = rows[name];
  return new Set(editableTexts.flatMap((path) => [...wordsBelow(partAt(dictionary, path))]));
}

const partAt = (dictionary: object, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], dictionary);

function wordsBelow(part: unknown): ReadonlySet<string> {
  if (typeof part === "string") return wordsIn(part);
  if (typeof part !== "object" || part === null) return new Set();
  const known = found.get(part);
  if (known) return known;
  const words = new Set(Object.values(part).flatMap((inner) => [...wordsBelow(inner)]));
  found.set(part, words);
  return words;
}

function wordsIn(text: string): ReadonlySet<string> {
  const words = searchForm(text.replace(/\{\w+\}/g, " ")).split(" ");
  return new Set(tellingWords(words).filter((word) => word.length >= shortest));
}
