import type { FileRecord } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { shownFileName } from "#platform/words/display-name.ts";
import { documentHead } from "./head.ts";
import type { PageContext } from "./page-context.ts";

/** Length of a description that search engines and messengers show. */
const maxLength = 200;

const names = { NEWS: "news", GALLERY: "gallery", ALUMNI: "alumni" } as const;

export function itemHead(context: PageContext, file: FileRecord) {
  const { seo, gallery } = context.dictionary;
  const title = shownFileName(file, gallery.untitled);
  const isNews = file.page === "NEWS";
  const page = seo.pages[names[file.page as keyof typeof names]];
  const { meta, links } = documentHead(context, {
    path: file.path ?? "/",
    title: fill(seo.titlePattern, { title }),
    description: shortened(file.description ?? "") || page.description,
    type: isNews ? "article" : "website",
    picture: file.sharePicture ? { path: file.sharePicture, alt: file.alt || title } : undefined,
  });
  return { meta: isNews ? [...meta, { property: "article:published_time", content: file.date }] : meta, links };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s?\S*$/, "") || [...line].slice(0, maxLength / 2).join("")}…`;
}
