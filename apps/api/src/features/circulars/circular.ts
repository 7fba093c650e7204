import type { CircularOf } from "@visiga/contracts/circulars";
import { schoolDay } from "@visiga/contracts/dates";
import { documentPath } from "@visiga/contracts/documents";
import type { EntryRecord } from "@visiga/contracts/entries";
import { itemPath } from "@visiga/contracts/item-pages";
import type { Language } from "@visiga/contracts/languages";
import { pathOf } from "@visiga/contracts/pages";
import type { CircularRecords } from "@visiga/contracts/site";
import { loadPublicDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { withTexts } from "@visiga/i18n/text-paths";
import { AppError } from "#platform/errors/app-error.ts";
import type { ContentReader } from "#platform/pages/page-renderer.ts";
import { printable } from "#platform/pdf/document-fonts.ts";
import type { Platform } from "#platform/platform.ts";

/** What a circular says, in characters that can be printed. */
export interface Circular {
  readonly language: Language;
  readonly school: string;
  /** What it is, and the day of news. */
  readonly label: string;
  readonly title: string;
  /** Of the title, if it is not that of the circular. */
  readonly lang?: Language | undefined;
  /** Paragraphs, one a line. */
  readonly text: string;
  /** Until when it holds. */
  readonly until: string | null;
  /** When it was made. */
  readonly issued: string;
  /** Of the QR code. */
  readonly address: string;
  /** What a reader may type. */
  readonly shownAddress: string;
  /** Whether title or text have something that cannot be printed. */
  readonly lacking: boolean;
  readonly words: PublicDictionary["common"]["circular"];
}

export interface CircularDeps extends Pick<Platform, "clock"> {
  readonly contentReader: Pick<ContentReader, "entry" | "texts">;
  readonly site: {
    dated<Key extends keyof CircularRecords>(
      key: Key,
      id: string,
      language: Language,
    ): Promise<CircularRecords[Key] | "over" | null>;
  };
  readonly entryLookups: { wasNews(id: string, today: string): Promise<boolean> };
}

interface Source {
  readonly label: string;
  readonly title: string;
  readonly lang?: Language | undefined;
  readonly text?: string | null;
  readonly until?: string | null;
  /** Path of what the code leads to, and of the page that is named beside it. */
  readonly to: string;
  readonly named?: string;
}

/** @throws AppError `not_found`; `circular_over` once what it says is not on the website any more */
export async function readCircular(
  deps: CircularDeps,
  of: CircularOf,
  language: Language,
  origin: string,
): Promise<Circular> {
  const { texts } = await deps.contentReader.texts(language);
  const t = withTexts(await loadPublicDictionary(language), texts);
  const { circular: words } = t.common;
  const { label, title, lang, text, until, to, named = to } = await sourceOf(deps, of, language, t);
  const day = (pattern: "until" | "issued", date: string) => fill(words[pattern], { day: formatDay(date, language) });
  const [printedTitle, printedText] = [printable(title), printable(text ?? "")];
  return {
    language,
    school: printable(t.seo.siteName).text,
    label,
    // A document without a heading says nothing to a screen reader.
    title: printedTitle.text || label,
    lang,
    text: printedText.text,
    until: until ? day("until", until) : null,
    issued: day("issued", schoolDay(deps.clock())),
    address: `${origin}${to}?lang=${language}`,
    shownAddress: `${origin}${named}`.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    lacking: printedTitle.text === "" || printedTitle.lacking || printedText.lacking,
    words,
  };
}

async function sourceOf(deps: CircularDeps, of: CircularOf, language: Language, t: PublicDictionary): Promise<Source> {
  if (of.kind === "news") return ofNews(await shownNews(deps, of.id, language), language, t);
  if (of.kind === "announcement") {
    const { text, langs, until, link, sample } = shown(await deps.site.dated("announcements", of.id, language));
    const title = sample ? sampleName(text, language) : text;
    return { label: t.home.announcement.label, title, lang: langs?.text, until, to: link?.to ?? "/" };
  }
  const { title, langs, file, until, sample } = shown(await deps.site.dated("documents", of.id, language));
  return {
    label: t.common.circular.document,
    title: sample ? sampleName(title, language) : title,
    lang: langs?.title,
    text: fill(t.documents.about, { size: formatNumber(Math.ceil(file.bytes / 1000), language), pages: file.pages }),
    until,
    to: documentPath(file, title),
    named: pathOf("documents"),
  };
}

/** The address has no words, so that its code is small and a reader can type it. */
const ofNews = (
  { id, page, title, description, date, sample }: EntryRecord,
  language: Language,
  t: PublicDictionary,
) => ({
  label: `${t.common.circular.news} · ${formatDay(date, language)}`,
  title: sample ? sampleName(title, language) : title,
  text: description,
  to: itemPath({ id, page }, []) ?? pathOf("news"),
});

async function shownNews(deps: CircularDeps, id: string, language: Language): Promise<EntryRecord> {
  const entry = await deps.contentReader.entry(id, language);
  if (entry?.page === "NEWS") return entry;
  const was = await deps.entryLookups.wasNews(id, schoolDay(deps.clock()));
  return shown<EntryRecord>(was ? "over" : null);
}

function shown<Each extends object>(found: Each | "over" | null): Each {
  if (found === null) throw new AppError("not_found");
  if (found === "over") throw new AppError("circular_over");
  return found as Each;
}
