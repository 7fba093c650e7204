import type { FileRecord } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { sampleName } from "@visiga/i18n/sample-name";

/** The news in one language, newest first, and the time of the last edit of each edited item, by id. */
export interface FeedNews {
  readonly items: readonly FileRecord[];
  readonly edited: ReadonlyMap<string, Date>;
}

/** The news as an Atom feed. @param origin scheme and host, without a trailing slash */
export async function feed(origin: string, language: Language, { items, edited }: FeedNews): Promise<string> {
  const { seo, gallery } = await loadPublicDictionary(language);
  const site = escapeXml(origin);
  const query = language === "sw" ? "?lang=sw" : "";
  const updated = (item: FileRecord) => edited.get(item.id)?.toISOString() ?? item.createdAt;
  const newest = items.map(updated).sort().at(-1);
  const entry = (item: FileRecord) => {
    const lines = [
      element("title", item.sample ? sampleName(item.title, language) : item.title.trim() || gallery.untitled),
      // Must stay the same when the headline or the host changes.
      element("id", `urn:uuid:${item.id}`),
      link("alternate", `${site}${item.path}${query}`, "text/html"),
      element("published", item.createdAt),
      element("updated", updated(item)),
      `<author>${element("name", item.name.trim() || seo.siteName)}</author>`,
      element("summary", item.description ?? ""),
    ];
    return ["<entry>", ...lines, "</entry>"].join("\n");
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("title", `${seo.pages.news.title} | ${seo.siteName}`),
    element("subtitle", seo.pages.news.description),
    element("id", `${origin}/feed.xml${query}`),
    link("self", `${site}/feed.xml${query}`, "application/atom+xml"),
    link("alternate", `${site}/news${query}`, "text/html"),
    // Atom requires `updated`, even for a feed without entries.
    element("updated", newest ?? "1990-05-09T00:00:00.000Z"),
    ...items.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, href: string, type: string): string => `<link rel="${rel}" type="${type}" href="${href}"/>`;

/** Escapes text for an element or attribute. Even the origin is untrusted, because it may come from the Host header. */
export const escapeXml = (text: string): string =>
  text
    // XML 1.0 cannot represent control characters and unpaired surrogates.
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
