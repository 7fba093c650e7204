import { schoolDay } from "@visiga/contracts/dates";
import type { EntrancePeriod } from "@visiga/contracts/entrance-results";
import type { EntryRecord, ItemRecord } from "@visiga/contracts/entries";
import { type EntryListPage, shownEntryQuery } from "@visiga/contracts/entry-queries";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import pLimit from "p-limit";
import * as z from "zod/mini";
import type { Platform } from "#platform/platform.ts";
import type { EntranceResultsService } from "./features/entrance-results/entrance-results.service.ts";
import type { PublicEntriesService } from "./features/entries/public-entries.service.ts";
import type { SiteService } from "./features/site/site.service.ts";
import { ContentCache } from "./platform/cache/content-cache.ts";
import { AppError } from "./platform/errors/app-error.ts";
import type { ContentReader, SearchModule } from "./platform/pages/page-renderer.ts";
import { searchModule } from "./platform/pages/search-module.ts";

/** Number of cached item addresses, including invented ones. */
const itemsInMemory = 2000;

/** Number of entries in all cached lists, of at most 2 KB each. */
const entriesInMemory = 5000;

interface ContentReaderDeps extends Pick<Platform, "clock" | "contentVersion"> {
  readonly publicEntries: PublicEntriesService;
  readonly site: SiteService;
  readonly entranceResults: Pick<EntranceResultsService, "period" | "published">;
}

/** Data source of the pages. Results are cached until content changes, because many pages share lists. */
export function createContentReader(deps: ContentReaderDeps): ContentReader {
  const { clock, contentVersion, publicEntries, site, entranceResults } = deps;
  const lists = new ContentCache<EntryListPage>(contentVersion, {
    maxSize: entriesInMemory,
    sizeCalculation: ({ items }) => items.length + 1,
  });
  const items = new ContentCache<{ readonly entry: ItemRecord | null }>(contentVersion, { max: itemsInMemory });
  const sites = new ContentCache<SiteContent>(contentVersion, { max: 4 });
  const texts = new ContentCache<PublicTexts>(contentVersion, { max: 2 });
  const searches = new ContentCache<SearchModule>(contentVersion, { max: 4 });
  const today = () => schoolDay(clock());
  /** A page needs several lists at once: all pages together take two connections. */
  const limit = pLimit(2);
  const reader: ContentReader = {
    entries: (query) => lists.find(JSON.stringify(query), () => limit(() => publicEntries.list(query))),
    item: async (query) => {
      const read = async () => ({ entry: await limit(() => publicEntries.item(query)) });
      return (await items.find(JSON.stringify(query), read)).entry;
    },
    texts: (language) => texts.find(language, () => limit(() => site.texts({ language }))),
    site: (language) =>
      sites.find(`${today()} ${language}`, () =>
        limit(() => withPeriod(site.read({ language }), entranceResults.period())),
      ),
    search: (language) => searches.find(`${today()} ${language}`, () => searchModule(language, reader)),
    entry: (id, language) => readShownEntry(publicEntries, id, language),
    entranceResults: () => entranceResults.published(),
  };
  return reader;
}

/** Data source of previews: as on a later day, without a cache. */
export function previewReader(
  {
    publicEntries,
    site,
    entranceResults,
    contentReader,
  }: Pick<ContentReaderDeps, "publicEntries" | "site" | "entranceResults"> & { readonly contentReader: ContentReader },
  day: string,
): ContentReader {
  const entries = publicEntries.on(day);
  return {
    ...contentReader,
    entries: (query) => entries.list(query),
    item: (query) => entries.item(query),
    texts: (language) => site.on(day).texts({ language }),
    site: (language) => withPeriod(site.on(day).read({ language }), entranceResults.period(day)),
    entry: (id, language) => readShownEntry(entries, id, language),
  };
}

async function withPeriod(reading: Promise<SiteContent>, period: Promise<EntrancePeriod | null>): Promise<SiteContent> {
  const [content, entranceResults] = await Promise.all([reading, period]);
  return entranceResults ? { ...content, facts: { ...content.facts, entranceResults } } : content;
}

/** @throws AppError `validation_failed` for an invalid id, as an address may have */
async function readShownEntry(
  entries: PublicEntriesService,
  id: string,
  language: Language,
): Promise<EntryRecord | null> {
  if (!z.safeParse(shownEntryQuery, { id, language }).success) throw new AppError("validation_failed");
  return entries.shown({ id, language });
}
