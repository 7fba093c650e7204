import { type FileRecord, mediaPath } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { shownFileName } from "#platform/words/display-name.ts";
import { schoolReference } from "./school-data.ts";

/** schema.org data of one news item. */
export const newsArticle = (item: FileRecord, t: PublicDictionary, origin: string) => ({
  "@type": "NewsArticle",
  "@id": `${origin}${item.path}`,
  url: `${origin}${item.path}`,
  headline: shownFileName(item, t.gallery.untitled),
  datePublished: item.date,
  image: item.photo ? largest(item.photo, origin) : undefined,
  author: item.name.trim() ? { "@type": "Person", name: item.name } : undefined,
  publisher: schoolReference(origin, t),
});

function largest({ id, sources }: NonNullable<FileRecord["photo"]>, origin: string): string | undefined {
  const width = sources.at(-1)?.width;
  return width === undefined ? undefined : `${origin}${mediaPath(id, width)}`;
}
