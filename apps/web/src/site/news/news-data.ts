import type { FileRecord } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { newsArticle } from "#platform/school/news-article.ts";

/**
 * schema.org data of the news, in the order of the page.
 * @param origin scheme and host of absolute links, no slash at the end
 */
export const newsData = (items: readonly FileRecord[], t: PublicDictionary, origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: newsArticle(item, t, origin),
  })),
});
