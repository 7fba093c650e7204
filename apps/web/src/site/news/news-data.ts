import { type FileRecord, mediaPath } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { schoolReference } from "#platform/school/school-data.ts";
import { shownFileName } from "#platform/words/shown-name.ts";

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
    item: {
      "@type": "NewsArticle",
      "@id": `${origin}/news#${item.id}`,
      url: `${origin}/news#${item.id}`,
      headline: shownFileName(item, t.gallery.untitled),
      datePublished: item.date,
      image: item.photo ? largest(item.photo, origin) : undefined,
      author: item.name.trim() ? { "@type": "Person", name: item.name } : undefined,
      publisher: schoolReference(origin, t),
    },
  })),
});

function largest({ id, sources }: NonNullable<FileRecord["photo"]>, origin: string): string | undefined {
  const width = sources.at(-1)?.width;
  return width === undefined ? undefined : `${origin}${mediaPath(id, width)}`;
}
