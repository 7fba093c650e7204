import { type Level, levels } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import { pathOf } from "@visiga/contracts/pages";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { formatDay } from "@visiga/i18n/format";
import { pageKey } from "./joining-pages.ts";
import type { Letter } from "./letter-rows.ts";
import letterStyle from "./letter-sheets.css?inline";
import type { JoiningPages } from "./stored-pages.ts";

interface LetterOptions {
  readonly pages: JoiningPages;
  readonly language: Language;
  readonly words: DashboardDictionary["letters"]["letter"];
  /** The school's day. */
  readonly today: string;
}

/** An article of /joining without what is for its screen only, and without days that are over since. */
function articleOf({ pages, language, today }: LetterOptions, level: Level) {
  const source = new DOMParser().parseFromString(pages.articles[pageKey(language, level)] ?? "", "text/html");
  const article = document.importNode(source.querySelector("article") ?? source.createElement("article"), true);
  const levelName = article.querySelector("nav [aria-current]")?.textContent ?? "";
  for (const past of article.querySelectorAll<HTMLElement>("[data-until]")) {
    if ((past.dataset.until ?? "") >= today) continue;
    const over = document.createElement(past.matches("span") ? "span" : "p");
    over.textContent = past.dataset.over ?? "";
    if (past.dataset.over) past.before(over);
    past.remove();
  }
  article.querySelector(":scope > .lead")?.remove();
  for (const each of article.querySelectorAll(
    "h1, .screen-only, .script-only, script, template, [role=status], [data-print-day]",
  ))
    each.remove();
  for (const link of article.querySelectorAll("a")) link.href = new URL(link.href, location.href).href;
  const day = formatDay(today, language);
  article.lang = language;
  article.classList.add("letter");
  return { article, levelName, day };
}

/** Whether the page has something to say for a level. */
export const hasFacts = (pages: JoiningPages, language: Language, level: Level): boolean =>
  pages.articles[pageKey(language, level)]?.includes("<h2") ?? false;

/** One article for each letter: the page /joining, addressed to one student's parents. */
export function letterSheets(letters: readonly Letter[], options: LetterOptions): HTMLElement[] {
  const bases = new Map(levels.map((level) => [level, articleOf(options, level)]));
  return letters.flatMap((letter) => {
    const base = bases.get(letter.level);
    return base ? [letterSheet(letter, base, options.words)] : [];
  });
}

function letterSheet(
  { name, level, reference }: Letter,
  { article, levelName, day }: ReturnType<typeof articleOf>,
  words: LetterOptions["words"],
): HTMLElement {
  const sheet = article.cloneNode(true) as HTMLElement;
  const values = { name, reference, level: levelName };
  const head = sheet.querySelector(":scope > .styled-only");
  head?.classList.add("letter-head");
  const opening = [
    line("p", "letter-day", day),
    line("p", "letter-dear", words.dear, values),
    line("h1", "letter-subject", words.subject, values),
    line("p", "letter-body", words.body, values),
  ];
  if (reference) {
    opening.push(line("p", "letter-reference", words.reference, values));
    // The page says what to write there if somebody has no reference of his own.
    for (const each of sheet.querySelectorAll("[data-reference]")) each.remove();
  }
  if (head) head.after(...opening);
  else sheet.prepend(...opening);
  const closing = document.createElement("div");
  closing.className = "letter-closing";
  closing.append(line("p", "letter-body", words.closing), line("p", "letter-signature", words.signature));
  const address = `${location.origin}${pathOf("joining")}?${new URLSearchParams({ level, lang: sheet.lang })}`;
  sheet.append(closing, line("p", "letter-newest", words.newest, { address }));
  return sheet;
}

/** An element with a text, in which values stand as they are, whatever their direction. */
function line(tag: "p" | "h1", className: string, text: string, values: Readonly<Record<string, string>> = {}) {
  const element = document.createElement(tag);
  element.className = className;
  for (const part of text.split(/(\{\w+\})/)) {
    const value = values[part.slice(1, -1)];
    if (!part.startsWith("{") || value === undefined) element.append(part);
    else element.appendChild(document.createElement("bdi")).textContent = value;
  }
  return element;
}

/** Puts letters into the document: only paper shows them, and nothing else. Returns what removes them. */
export function placeForPrint(sheets: readonly HTMLElement[], { style }: JoiningPages): () => void {
  const place = document.createElement("div");
  place.className = "letters";
  place.translate = false;
  const sheet = document.createElement("style");
  const printed = `${style}${letterStyle}body>:not(.letters){display:none}`;
  sheet.textContent = `@media screen{.letters{display:none}}@media print{${printed}}`;
  place.append(sheet, ...sheets);
  document.body.append(place);
  return () => place.remove();
}

/** Letters as one HTML file, which needs no other file. */
export function letterFile(
  sheets: readonly HTMLElement[],
  { style }: JoiningPages,
  language: Language,
  title: string,
  name: string,
): File {
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${title}</title><style>${style}${letterStyle}</style>`,
  ];
  const letters = sheets.map((sheet) => sheet.outerHTML);
  return new File([`<!DOCTYPE html><html lang="${language}">`, ...head, ...letters], name, { type: "text/html" });
}
