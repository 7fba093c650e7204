import type { EntryRecord } from "@visiga/contracts/entries";
import { type Language, languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { sampleName } from "@visiga/i18n/sample-name";

/** The news in one language, newest first, and the time of the last edit of each edited item, by id. */
export interface FeedNews {
  readonly items: readonly EntryRecord[];
  readonly edited: ReadonlyMap<string, Date>;
}

/** The news as an Atom feed. @param origin scheme and host, without a trailing slash */
export async function feed(origin: string, language: Language, { items, edited }: FeedNews): Promise<string> {
  const { seo, gallery } = await loadPublicDictionary(language);
  const site = escapeXml(origin);
  const query = language === "sw" ? "?lang=sw" : "";
  const updated = (item: EntryRecord) => edited.get(item.id)?.toISOString() ?? item.createdAt;
  const newest = items.map(updated).sort().at(-1);
  const entry = (item: EntryRecord) => {
    const lines = [
      element("title", item.sample ? sampleName(item.title, language) : item.title.trim() || gallery.untitled),
      // Must stay the same when the headline or the host changes.
      element("id", `urn:uuid:${item.id}`),
      link("alternate", `${site}${item.path}${query}`, "text/html"),
      element("published", item.createdAt),
      element("updated", updated(item)),
      `<author>${element("name", item.name.trim() || seo.siteName)}</author>`,
      ...(item.description ? [element("summary", item.description)] : []),
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
const escapeXml = (text: string): string =>
  text
    // XML 1.0 cannot represent control characters and unpaired surrogates.
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const open = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

export interface SitemapPage {
  readonly path: string;
  readonly changed: Date | undefined;
}

/** Each page in each language, with links to its other languages. @param origin without a trailing slash */
export function sitemap(origin: string, listed: readonly SitemapPage[]): string {
  const site = escapeXml(origin);
  const pages = listed.flatMap(({ path, changed }) => {
    const address = (language: Language) => `${site}${path}${language === "sw" ? "?lang=sw" : ""}`;
    const links = [
      ...languages.map((language) => alternate(language, address(language))),
      alternate("x-default", address("en")),
    ];
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return languages.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${links.join("")}</url>`);
  });
  return [open, ...pages, "</urlset>", ""].join("\n");
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
