import { type Level, levels } from "@visiga/contracts/joining";
import { type Language, languages } from "@visiga/contracts/languages";
import { pathOf } from "@visiga/contracts/pages";
import { serverNow } from "#platform/clock/server-clock.ts";
import { type JoiningPages, storedJoiningPages, storeJoiningPages } from "./stored-pages.ts";

export const pageKey = (language: Language, level: Level): string => `${language} ${level}`;

/** Milliseconds after which the stored pages are taken on a slow network. */
const patience = 5000;

/** The server's pages, else those that this device has stored. @throws if there are neither */
export async function joiningPages(): Promise<{ pages: JoiningPages; isStored: boolean }> {
  const stored = await storedJoiningPages();
  const loading = loadJoiningPages().then((pages) => ({ pages, isStored: false }));
  if (!stored) return loading;
  const old = { pages: stored, isStored: true };
  const late = new Promise<typeof old>((resolve) => setTimeout(resolve, patience, old));
  return Promise.race([loading.catch(() => old), late]);
}

/** Loads the pages and stores them for the next time without a network. They are public, and have no name of a letter. */
async function loadJoiningPages(): Promise<JoiningPages> {
  const pages = languages.flatMap((language) => levels.map((level) => ({ language, level })));
  const loaded = await Promise.all(
    pages.map(async ({ language, level }) => {
      const query = new URLSearchParams({ level, lang: language });
      const html = await textAt(`${pathOf("joining")}?${query}`);
      const page = new DOMParser().parseFromString(html, "text/html");
      const article = page.querySelector("main > article");
      // A network that asks for a login answers in the school's place.
      if (page.documentElement.lang !== language || !article) throw new TypeError("The page was not received");
      return { page, key: pageKey(language, level), article: article.outerHTML };
    }),
  );
  const sheets = loaded[0]?.page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]") ?? [];
  const styles = await Promise.all([...sheets].map((sheet) => textAt(sheet.getAttribute("href") ?? "")));
  const result: JoiningPages = {
    at: serverNow().toISOString(),
    // The dashboard has the same fonts, and they would be loaded again.
    style: styles.join("\n").replace(/@font-face\s*\{[^}]*\}/g, ""),
    articles: Object.fromEntries(loaded.map(({ key, article }) => [key, article])),
  };
  await storeJoiningPages(result);
  return result;
}

/** Without cookies, because the language of an address is stored as the reader's choice. */
async function textAt(address: string): Promise<string> {
  const response = await fetch(address, { credentials: "omit" });
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  return response.text();
}
