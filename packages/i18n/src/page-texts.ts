import { type PublicPage, pages, pathOf } from "@visiga/contracts/pages";
import { type PublicPath, pageNames, pageRow } from "@visiga/contracts/public-paths";
import type { PublicDictionary } from "./dictionaries.ts";
import { pathsOf } from "./text-paths.ts";

/** Every path into the dictionary down to lists: `about`, `about.plan`, `about.plan.items`. */
type PathInto<Part> = Part extends string | readonly unknown[]
  ? never
  : {
      [Name in keyof Part & string]: Name | `${Name}.${PathInto<Part[Name]>}`;
    }[keyof Part & string];

type DictionaryPath = PathInto<PublicDictionary>;

export type TextPlace = PublicPath | "everyPage";

const everyPageTexts = [
  "title",
  "navbar.archdiocese",
  "footer.archdiocese",
  "footer.copyright",
  "marian.window",
  "marian.alt",
  "seo.siteName",
  "seo.titlePattern",
  "seo.shareAlt",
] as const satisfies readonly DictionaryPath[];

/** The words of each page: its topic, and for an article the topic's line of the litany. A missing one is a type error. */
const t: {
  readonly [Name in PublicPage]: { readonly topic: DictionaryPath; readonly editableTexts?: readonly DictionaryPath[] };
} = pages;

/** Texts that the dashboard edits, by page, in their order there. A path includes all texts below it. */
const pageTexts = Object.fromEntries([
  ["everyPage", everyPageTexts],
  ...pageNames.map((name) => [pathOf(name), textsOfPage(name)]),
]) as Record<TextPlace, readonly string[]>;

function textsOfPage(name: PublicPage): string[] {
  const { topic, editableTexts = [topic] } = t[name];
  const { layout, unsearched } = pageRow(name);
  const litany = layout === "article" ? [`marian.litany.${topic}`] : [];
  return [...editableTexts, ...litany, `seo.pages.${name}`, ...(unsearched ? [] : [`search.${name}`])];
}

/** Buttons, labels and messages of the interface, which cannot be edited. They are excluded from the paths of pages. */
const interfaceTexts = pathsOf([
  ["alumni", "failed", "shown", "viewMore"],
  ["calendar", "cancelled", "levels", "now", "past", "period", "save", "saveOne", "subscribe.action", "subscribe.file"],
  ["contact.social", "instagram", "tiktok", "youtube"],
  ["documents", "about", "until"],
  ["entrance", "ask", "askAnother", "list", "listed", "number", "one", "sms", "smsText"],
  ["gallery", "albums", "failed", "fullSize", "more", "shown"],
  ["home", "announcement", "news.newer", "news.older"],
  ["home.films", "pause", "play", "unsupported"],
  ["home.hero", "next", "pause", "play", "position", "previous", "slideshow"],
  ["joining", "choose", "copied", "copy", "copyOne", "file", "printed"],
  ["news", "album", "copied", "failed", "more", "newer", "older", "share", "shareOne"],
  ["privacy", "place"],
  ["seo.pages", "dashboard", "login", "notFound", "offline", "removal", "search", "setPassword", "users"],
  ["wawata", "empty", "loading", "more", "shown"],
]);

const unshownTexts = pathsOf([
  ["developer", "title"],
  ["formation", "title"],
  ["history.deceased", "name"],
  ["motto", "label", "words"],
  ["spiritual", "angelus.when", "lauds.when", "mass.when", "prayers.when", "retreat.when", "vespers.when"],
  ["wawata", "backHome"],
]);

/** Topics of interface texts only. */
const interfaceTopics = [
  "artwork",
  "common",
  "footer",
  "frame",
  "navbar",
  "notFound",
  "offline",
  "removal",
  "results",
  "saver",
];

const fixedTexts = [...interfaceTopics, ...interfaceTexts, ...unshownTexts];

export const textPlaces = Object.keys(pageTexts) as [TextPlace, ...TextPlace[]];

/** Length of the longest declared path that covers the text; 0 if none does. */
const depth = (path: string, declared: readonly string[]): number =>
  Math.max(0, ...declared.filter((each) => covers(each, path)).map(({ length }) => length));

/** Creates no string, because a list of all texts makes hundreds of thousands of comparisons. */
const covers = (declared: string, path: string): boolean =>
  path.startsWith(declared) && (path.length === declared.length || path[declared.length] === ".");

/** The places that show a text; none for an interface text or a text of another release. */
export function placesOf(path: string): TextPlace[] {
  const fixed = depth(path, fixedTexts);
  return textPlaces.filter((place) => depth(path, pageTexts[place]) > fixed);
}

/** Every path that is declared, for the test that the dictionary has it. */
export const declaredTexts: readonly string[] = [...Object.values(pageTexts).flat(), ...fixedTexts];

/** The texts of a place among all paths of the dictionary, in their order on the page. */
export function textsOf(place: TextPlace, paths: Iterable<string>): string[] {
  const order = (path: string) => pageTexts[place].findIndex((declared) => covers(declared, path));
  return [...paths]
    .filter((path) => placesOf(path).includes(place))
    .map((path) => ({ path, at: order(path) }))
    .sort((one, other) => one.at - other.at)
    .map(({ path }) => path);
}

/** Whether a path is declared as a text that is not edited: of the interface, or shown nowhere. */
export const isFixedText = (path: string): boolean => depth(path, fixedTexts) > 0 && placesOf(path).length === 0;
