import type { CircularKind, CircularReference } from "@visiga/contracts/circulars";
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
import { openFonts, printable } from "#platform/pdf/document-fonts.ts";
import type { Platform } from "#platform/platform.ts";

/** What a circular says, in characters that can be printed. */
export type Circular = Awaited<ReturnType<typeof readCircular>>;

export interface CircularDeps extends Pick<Platform, "clock"> {
  readonly contentReader: Pick<ContentReader, "entry" | "texts">;
  readonly site: {
    circularRecord<Key extends keyof CircularRecords>(
      key: Key,
      id: string,
      language: Language,
    ): Promise<CircularRecords[Key] | "over" | null>;
  };
  readonly entryLookups: { wasNews(id: string, today: string): Promise<boolean> };
}

/** What a circular is made from, in one language. */
interface Source {
  /** What it is, and the day of news. */
  readonly label: string;
  readonly title: string;
  /** Language of the title, if it is not that of the circular. */
  readonly lang?: Language | undefined;
  /** Paragraphs, one a line. */
  readonly text?: string | null;
  /** The last day on which it holds. */
  readonly until?: string | null;
  /** Path of the QR code. */
  readonly path: string;
  /** Path of what a reader may type; absent: the same. */
  readonly shownPath?: string;
}

/** @throws AppError `not_found`; `circular_over` once what it says is not on the website any more */
export async function readCircular(
  deps: CircularDeps,
  { kind, id }: CircularReference,
  language: Language,
  origin: string,
) {
  const { texts } = await deps.contentReader.texts(language);
  const t = withTexts(await loadPublicDictionary(language), texts);
  const { circular: words } = t.common;
  const source = await sources[kind](deps, id, language, t);
  const { label, lang, until, path, shownPath = path } = source;
  const day = (pattern: "until" | "issued", date: string) => fill(words[pattern], { day: formatDay(date, language) });
  await openFonts();
  const title = printable(source.title);
  const text = printable(source.text ?? "");
  return {
    language,
    school: printable(t.seo.siteName).text,
    label,
    // A document without a heading says nothing to a screen reader.
    title: title.text || label,
    lang,
    text: text.text,
    until: until ? day("until", until) : null,
    issued: day("issued", schoolDay(deps.clock())),
    address: `${origin}${path}?lang=${language}`,
    shownAddress: `${origin}${shownPath}`.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    /** Whether title or text have something that cannot be printed. */
    isIncomplete: title.text === "" || title.isIncomplete || text.isIncomplete,
    words,
  };
}

type ReadSource = (deps: CircularDeps, id: string, language: Language, t: PublicDictionary) => Promise<Source>;

const announcement: ReadSource = async ({ site }, id, language, t) => {
  const record = requireShown(await site.circularRecord("announcements", id, language));
  return {
    label: t.home.announcement.label,
    title: record.sample ? sampleName(record.text, language) : record.text,
    lang: record.langs?.text,
    until: record.until,
    path: record.link?.to ?? "/",
  };
};

const document: ReadSource = async ({ site }, id, language, t) => {
  const { title, langs, file, until, sample } = requireShown(await site.circularRecord("documents", id, language));
  return {
    label: t.common.circular.document,
    title: sample ? sampleName(title, language) : title,
    lang: langs?.title,
    text: fill(t.documents.about, { size: formatNumber(Math.ceil(file.bytes / 1000), language), pages: file.pages }),
    until,
    path: documentPath(file, title),
    shownPath: pathOf("documents"),
  };
};

const news: ReadSource = async (deps, id, language, t) => {
  const { page, title, description, date, sample } = await shownNews(deps, id, language);
  return {
    label: `${t.common.circular.news} · ${formatDay(date, language)}`,
    title: sample ? sampleName(title, language) : title,
    text: description,
    // Without the words of the headline, so that the code is small and a reader can type the address.
    path: itemPath({ id, page }, []) ?? pathOf("news"),
  };
};

const sources = { announcement, document, news } as const satisfies Record<CircularKind, ReadSource>;

async function shownNews(deps: CircularDeps, id: string, language: Language): Promise<EntryRecord> {
  const entry = await deps.contentReader.entry(id, language);
  if (entry?.page === "NEWS") return entry;
  const was = await deps.entryLookups.wasNews(id, schoolDay(deps.clock()));
  throw new AppError(was ? "circular_over" : "not_found");
}

function requireShown<Found extends object>(found: Found | "over" | null): Found {
  if (found === null) throw new AppError("not_found");
  if (found === "over") throw new AppError("circular_over");
  return found;
}
