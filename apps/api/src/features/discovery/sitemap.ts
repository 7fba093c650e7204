import { type Language, languages } from "@visiga/contracts/languages";
import { escapeXml } from "./feed.ts";

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
