import { type EntryRecord, socialImageLimits } from "@visiga/contracts/entries";
import { type Language, languages } from "@visiga/contracts/languages";
import { type PublicPage, pathOf } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import { shownEntryName } from "#platform/words/display-name.ts";
import type { PageContext } from "./page-context.ts";
import type { PageName } from "./screens.ts";

export const pageTitle = ({ dictionary: { seo } }: Pick<PageContext, "dictionary">, page: PageName): string =>
  page === "home" ? seo.pages.home.title : fill(seo.titlePattern, { title: seo.pages[page].title });

interface DocumentWords {
  /** Lower case. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly type: "website" | "article";
  /** Path and alternative text of the social image; default: the site's picture. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined;
}

export const pageHead = (context: PageContext, page: PublicPage) =>
  documentHead(context, {
    path: pathOf(page),
    title: pageTitle(context, page),
    description: context.dictionary.seo.pages[page].description,
    type: "website",
  });

/** Head of a document: title, description, canonical and hreflang links, Open Graph. */
function documentHead(context: PageContext, { path, title, description, type, picture }: DocumentWords) {
  const { language, origin, dictionary } = context;
  // English is the path without a query.
  const address = (lang: Language) => `${origin}${path}${lang === "sw" ? "?lang=sw" : ""}`;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:type", content: type },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: address(language) },
      { property: "og:image", content: `${origin}${picture?.path ?? "/og.jpg"}` },
      { property: "og:image:alt", content: picture?.alt ?? dictionary.seo.shareAlt },
      { property: "og:site_name", content: dictionary.seo.siteName },
      { property: "og:image:width", content: String(socialImageLimits.width) },
      { property: "og:image:height", content: String(socialImageLimits.height) },
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

export const privateHead = (context: PageContext, page: PageName) => ({
  meta: [{ title: pageTitle(context, page) }, { name: "robots", content: "noindex" }],
});

/** Length of a description that search engines and messengers show. */
const maxLength = 200;

const names = { NEWS: "news", GALLERY: "gallery", ALUMNI: "alumni" } as const;

export function itemHead(context: PageContext, entry: EntryRecord) {
  const { seo, gallery } = context.dictionary;
  const title = shownEntryName(entry, gallery.untitled);
  const isNews = entry.page === "NEWS";
  const page = seo.pages[names[entry.page as keyof typeof names]];
  const { meta, links } = documentHead(context, {
    path: entry.path ?? "/",
    title: fill(seo.titlePattern, { title }),
    description: shortened(entry.description ?? "") || page.description,
    type: isNews ? "article" : "website",
    picture: entry.sharePicture ? { path: entry.sharePicture, alt: entry.alt || title } : undefined,
  });
  return { meta: isNews ? [...meta, { property: "article:published_time", content: entry.date }] : meta, links };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s?\S*$/, "") || [...line].slice(0, maxLength / 2).join("")}…`;
}
