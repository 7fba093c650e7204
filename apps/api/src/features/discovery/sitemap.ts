import { type Language, languages } from "@visiga/contracts/languages";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";

const open = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

/**
 * The sitemap as XML: every public page in each language, with links to its other languages. English is the bare path.
 * @param origin scheme and host, no slash at the end
 */
export function sitemap(origin: string, changedAt: (path: PublicPath) => Date | undefined): string {
  const site = escapeXml(origin);
  const pages = publicPaths.flatMap((path) => {
    const address = (language: Language) => `${site}${path}${language === "sw" ? "?lang=sw" : ""}`;
    const links = [
      ...languages.map((language) => alternate(language, address(language))),
      alternate("x-default", address("en")),
    ];
    const date = changedAt(path);
    const lastmod = date ? `<lastmod>${date.toISOString()}</lastmod>` : "";
    return languages.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${links.join("")}</url>`);
  });
  return [open, ...pages, "</urlset>", ""].join("\n");
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** The origin may come from the Host header, which the client chooses. */
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
