import type { EntryRecord } from "@visiga/contracts/entries";
import { type Language, languages } from "@visiga/contracts/languages";
import { isLinked } from "@visiga/contracts/linked-pages";
import { type PublicPage, pages, pathOf } from "@visiga/contracts/pages";
import { searchForm } from "@visiga/contracts/search-form";
import type { SearchPage } from "@visiga/contracts/search-module";
import type { LocalizedSiteValues, RecordsKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import type { FieldType, RecordField } from "@visiga/contracts/site-fields";
import type { PublicDictionary } from "./dictionaries.ts";
import { formatDay, formatNumber } from "./format.ts";
import { wordsOfPage } from "./page-words.ts";
import { sampleName } from "./sample-name.ts";

export const searchedItems = [
  { page: "NEWS", first: 100 },
  { page: "GALLERY", first: 100 },
] as const;

/** Letters of a description that are keywords. */
const searchedLength = 160;

type LineKey = {
  [K in keyof LocalizedSiteValues]-?: LocalizedSiteValues[K] extends string | undefined ? K : never;
}[keyof LocalizedSiteValues];

/** The lines of the school that are keywords of their page. */
const searchedLines: { readonly [Name in PublicPage]?: readonly LineKey[] } = {
  contact: ["phoneOffice", "phoneAdmission", "emailAdmission", "emailProjects", "postalAddress", "physicalAddress"],
  msg: ["rectorName"],
};

/** The records whose words, amounts and days are keywords of their page. */
const searchedRecords: { readonly [Name in PublicPage]?: readonly Exclude<RecordsKey, "announcements">[] } = {
  joining: pages.joining.facts,
  calendar: pages.calendar.facts,
  oLevel: pages.oLevel.facts,
  aLevel: pages.aLevel.facts,
};

interface SearchedContent {
  readonly facts: LocalizedSiteValues;
  readonly items: readonly EntryRecord[];
}

/** What the search finds: the linked pages, in their order, and then the items. */
export function searchList(
  dictionary: PublicDictionary,
  { facts, items }: SearchedContent,
  language: Language,
): SearchPage[] {
  const { search } = dictionary;
  const names = Object.keys(search) as (keyof typeof search)[];
  return [
    ...names.filter((name) => isLinked(name, facts)).map((name) => pageNamed(name, dictionary, facts)),
    ...items.flatMap((entry) => itemOf(entry, search, language)),
  ];
}

function pageNamed(
  name: keyof PublicDictionary["search"],
  dictionary: PublicDictionary,
  facts: LocalizedSiteValues,
): SearchPage {
  const { title, group, keywords: own } = dictionary.search[name];
  const keywords = [own, ...lineWords(name, facts), ...recordWords(name, facts)].join(", ");
  const known = new Set(searchForm(`${title} ${keywords}`).split(" "));
  const words = [...wordsOfPage(name, dictionary)].filter((word) => !known.has(word)).join(" ");
  return { title, group, keywords, words, to: pathOf(name) };
}

function itemOf(entry: EntryRecord, search: PublicDictionary["search"], language: Language): SearchPage[] {
  const { page, name, title, description, date, path, sample } = entry;
  const shown = page === "NEWS" ? title : name;
  if (path === null || shown.trim() === "") return [];
  return [
    {
      title: sample ? sampleName(shown, language) : shown,
      group: search[page === "NEWS" ? "news" : "gallery"].title,
      keywords: [...daysOf(date), description?.slice(0, searchedLength)].filter(Boolean).join(", "),
      to: path,
      item: true,
    },
  ];
}

function lineWords(name: PublicPage, facts: LocalizedSiteValues): string[] {
  return (searchedLines[name] ?? []).map((key) => facts[key] ?? "").filter(Boolean);
}

function recordWords(name: PublicPage, facts: LocalizedSiteValues): string[] {
  return (searchedRecords[name] ?? []).flatMap((key) => {
    const fields = Object.entries<RecordField>(siteCatalogue[key].fields);
    const records: readonly Readonly<Record<string, unknown>>[] = facts[key] ?? [];
    return records.flatMap((record) => fields.flatMap(([field, { type }]) => fieldWords(type, record[field] ?? "")));
  });
}

function fieldWords(type: FieldType, value: unknown): string[] {
  const text = String(value);
  if (text === "" || !["words", "line", "phone", "year", "amount", "day"].includes(type)) return [];
  if (type === "amount") return [`Tsh ${formatNumber(Number(value), "en")} Tsh`, text];
  return type === "day" ? daysOf(text) : [text];
}

const daysOf = (day: string): string[] => languages.map((language) => formatDay(day, language));
