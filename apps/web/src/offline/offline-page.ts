import { languages } from "@visiga/contracts/languages";
import { offlinePath } from "@visiga/contracts/public-paths";
import { languageRead } from "./choices.ts";
import { keptAt } from "./kept-copy.ts";
import { type KeptPage, keptPages, pagesCache } from "./kept-pages.ts";
import { askedLanguage, pageKey } from "./page-key.ts";

/**
 * The page that replaces one that is not cached, with a list of the cached pages; in the language that the address names,
 * else in the one read last. Undefined before the pack is cached.
 */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const language = askedLanguage(url) ?? (await languageRead());
  const cache = await caches.open(pagesCache);
  const page = await cache.match(pageKey(new URL(offlinePath, url), language));
  if (!page) return undefined;
  const kept = (await keptPages()).filter(({ key }) => new URL(key).pathname !== offlinePath);
  let html = await page.text();
  for (const each of languages) {
    const items = kept.filter((copy) => copy.language === each).map(toItem);
    html = html.replace(`data-kept-pages="${each}">`, `data-kept-pages="${each}">${items.join("")}`);
  }
  return new Response(html, { headers: page.headers });
}

/** The title needs no escaping: it comes from the HTML of a page of this site. */
function toItem(copy: KeptPage): string {
  const { pathname, search } = new URL(copy.key);
  const [title] = copy.title.split(" | ");
  const address = `${pathname}${search}`.replaceAll("&", "&amp;");
  return `<li><a href="${address}">${title}</a> <small>${keptAt(copy, copy.language)}</small></li>`;
}
