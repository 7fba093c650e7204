import { type PublicPage, pages, pathOf } from "@visiga/contracts/pages";
import { type PublicPath, pageNames, pageRow } from "@visiga/contracts/public-paths";
import type { PublicDictionary } from "./dictionaries.ts";

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
const words: {
  readonly [Name in PublicPage]: { readonly topic: DictionaryPath; readonly texts?: readonly DictionaryPath[] };
} = pages;

/** Texts that the dashboard edits, by page, in their order there. A path includes all texts below it. */
const pageTexts = Object.fromEntries([
  ["everyPage", everyPageTexts],
  ...pageNames.map((name) => [pathOf(name), textsOfPage(name)]),
]) as Record<TextPlace, readonly string[]>;

function textsOfPage(name: PublicPage): string[] {
  const { topic, texts = [topic] } = words[name];
  const { layout, unsearched } = pageRow(name);
  const litany = layout === "article" ? [`marian.litany.${topic}`] : [];
  return [...texts, ...litany, `seo.pages.${name}`, ...(unsearched ? [] : [`search.${name}`])];
}

/** Buttons, labels and messages of the interface, which cannot be edited. They are excluded from the paths of pages. */
const interfaceTexts = [
  "alumni.failed",
  "alumni.shown",
  "alumni.viewMore",
  "artwork",
  "calendar.cancelled",
  "calendar.levels",
  "calendar.now",
  "calendar.past",
  "calendar.period",
  "calendar.save",
  "calendar.saveOne",
  "calendar.subscribe.action",
  "calendar.subscribe.file",
  "common",
  "contact.social.instagram",
  "contact.social.tiktok",
  "contact.social.youtube",
  "documents.about",
  "documents.until",
  "footer",
  "frame",
  "gallery.albums",
  "gallery.failed",
  "gallery.fullSize",
  "gallery.more",
  "gallery.shown",
  "home.announcement",
  "home.films.pause",
  "home.films.play",
  "home.films.unsupported",
  "home.hero.next",
  "home.hero.pause",
  "home.hero.play",
  "home.hero.position",
  "home.hero.previous",
  "home.hero.slideshow",
  "home.news.newer",
  "home.news.older",
  "joining.choose",
  "joining.copied",
  "joining.copy",
  "joining.copyOne",
  "joining.file",
  "joining.printed",
  "navbar",
  "news.album",
  "news.copied",
  "news.failed",
  "news.more",
  "news.newer",
  "news.older",
  "news.share",
  "news.shareOne",
  "notFound",
  "offline",
  "removal",
  "results",
  "saver",
  "seo.pages.dashboard",
  "seo.pages.login",
  "seo.pages.notFound",
  "seo.pages.offline",
  "seo.pages.removal",
  "seo.pages.search",
  "seo.pages.restore",
  "seo.pages.setPassword",
  "seo.pages.users",
  "wawata.empty",
  "wawata.loading",
  "wawata.more",
  "wawata.shown",
] as const satisfies readonly DictionaryPath[];

const unshownTexts = [
  "developer.title",
  "formation.title",
  "history.deceased.name",
  "motto.label",
  "motto.words",
  "spiritual.angelus.when",
  "spiritual.lauds.when",
  "spiritual.mass.when",
  "spiritual.prayers.when",
  "spiritual.retreat.when",
  "spiritual.vespers.when",
  "wawata.backHome",
] as const satisfies readonly DictionaryPath[];

const fixedTexts = [...interfaceTexts, ...unshownTexts];

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
