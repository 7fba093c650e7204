import { languages } from "@visiga/contracts/languages";
import { offlinePath } from "@visiga/contracts/public-paths";
import { copyTime } from "./cached-copy.ts";
import { type CachedPage, cachedPages, pagesCache } from "./cached-pages.ts";
import { languageRead } from "./choices.ts";
import { pageKey, requestedLanguage } from "./page-key.ts";

/** The page that replaces one that is not cached, with a list of the cached pages. Undefined before the pack is cached. */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const language = requestedLanguage(url) ?? (await languageRead());
  const cache = await caches.open(pagesCache);
  const page = await cache.match(pageKey(new URL(offlinePath, url), language));
  if (!page) return undefined;
  const cached = (await cachedPages()).filter(({ key }) => new URL(key).pathname !== offlinePath);
  let html = await page.text();
  for (const each of languages) {
    const items = cached.filter((copy) => copy.language === each).map(toItem);
    html = html.replace(`data-kept-pages="${each}">`, (start) => start + items.join(""));
  }
  return new Response(html, { headers: page.headers });
}

/** The title needs no escaping: it comes from the HTML of a page of this site. */
function toItem(copy: CachedPage): string {
  const { pathname, search } = new URL(copy.key);
  const [title] = copy.title.split(" | ");
  const address = `${pathname}${search}`.replace(/&/g, "&amp;");
  return `<li><a href="${address}">${title}</a> <small>${copyTime(copy, copy.language)}</small></li>`;
}
