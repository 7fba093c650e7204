import { type Language, languages } from "@visiga/contracts/languages";
import type { PublicPath } from "@visiga/contracts/public-paths";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { PageContext } from "./page-context.ts";

export type PageName = keyof PublicDictionary["seo"]["pages"];

/** Title of the document. */
export const pageTitle = ({ dictionary: { seo } }: Pick<PageContext, "dictionary">, page: PageName): string =>
  page === "home" ? seo.pages.home.title : fill(seo.titlePattern, { title: seo.pages[page].title });

/** Head of a page: title, description, canonical and hreflang links, Open Graph. */
export function pageHead(context: PageContext, page: PageName, path: PublicPath) {
  const { language, origin, dictionary } = context;
  const title = pageTitle(context, page);
  const { description } = dictionary.seo.pages[page];
  // English is the bare path, Swahili names itself.
  const address = (lang: Language) => `${origin}${path}${lang === "sw" ? "?lang=sw" : ""}`;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:type", content: "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: address(language) },
      { property: "og:image", content: `${origin}/og.jpg` },
      { property: "og:image:alt", content: dictionary.seo.shareAlt },
      { property: "og:site_name", content: dictionary.seo.siteName },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:locale", content: language === "sw" ? "sw_TZ" : "en_GB" },
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "canonical", href: address(language) },
      ...languages.map((lang) => ({ rel: "alternate", hrefLang: lang, href: address(lang) })),
      { rel: "alternate", hrefLang: "x-default", href: address("en") },
    ],
  };
}

/** Head of a page that search engines should not index. */
export function privateHead(context: PageContext, page: PageName) {
  return { meta: [{ title: pageTitle(context, page) }, { name: "robots", content: "noindex" }] };
}
