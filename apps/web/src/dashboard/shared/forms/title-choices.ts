import { type EntryPage, galleryCategories, organizationGroups, specialTitles } from "@visiga/contracts/entries";

const { staff, games, marian, emblem } = specialTitles;
const ofAnyPage = [games, staff, marian];

/** The titles that have a meaning on a page, the usual one first. On other pages a title is written. */
const choices: Partial<Record<string, readonly string[]>> = {
  HOME: ["HOME", ...ofAnyPage],
  ABOUT: ["ABOUT", ...ofAnyPage],
  GALLERY: ["EVENTS", ...galleryCategories.filter((each) => each !== "EVENTS"), "GALLERY", ...ofAnyPage],
  ORGANIZATION: organizationGroups.map((group) => group.replaceAll("_", " ")),
  SEMINARIAN: ["SEMINARIAN", "O-LEVEL", "A-LEVEL"],
  WAWATA: ["WAWATA", emblem],
} satisfies Partial<Record<EntryPage, readonly string[]>>;

/** Pages that do not show the title: only a few of their pictures have one that puts them elsewhere. */
const titleless: readonly string[] = ["HOME", "ABOUT", "WAWATA"] satisfies EntryPage[];

export const hasTitle = (page: string): boolean => !titleless.includes(page);

const key = (title: string) =>
  title
    .trim()
    .toUpperCase()
    .replace(/[\s_]+/g, " ");
const among = (titles: readonly string[], title: string) => titles.find((each) => key(each) === key(title));

/** What may be chosen, with a written title of an earlier form as it is; null where the title is written. */
export function choicesOf(page: string, title: string): { titles: readonly string[]; chosen: string } | null {
  const titles = choices[page];
  if (!titles) return null;
  const chosen = among(titles, title);
  return chosen === undefined && title.trim()
    ? { titles: [...titles, title], chosen: title }
    : { titles, chosen: chosen ?? "" };
}

/** The title of an entry once its page is chosen. A position has no usual value, so it is asked for. */
export function titleOn(page: string, title: string): string {
  const titles = choices[page];
  if (titles) return among(titles, title) ?? (page === "ORGANIZATION" ? "" : (titles[0] ?? ""));
  return Object.values(choices).some((each) => each && among(each, title)) ? "" : title;
}
