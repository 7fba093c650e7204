import { schoolDay } from "@visiga/contracts/dates";
import { type FileListPage, shownFileQuery } from "@visiga/contracts/file-queries";
import type { FileRecord, ItemRecord } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import pLimit from "p-limit";
import * as z from "zod/mini";
import type { Platform } from "#platform/platform.ts";
import type { PublicFilesService } from "./features/files/public-files.service.ts";
import type { SiteService } from "./features/site/site.service.ts";
import { ContentCache } from "./platform/cache/content-cache.ts";
import { AppError } from "./platform/errors/app-error.ts";
import type { ContentReader, SearchModule } from "./platform/pages/page-renderer.ts";
import { searchModule } from "./platform/pages/search-module.ts";

/** Number of cached item addresses, including invented ones. */
const itemsInMemory = 2000;

/** Number of files in all cached lists, of at most 2 KB each. */
const filesInMemory = 5000;

interface ContentReaderDeps extends Pick<Platform, "clock" | "contentVersion"> {
  readonly publicFiles: PublicFilesService;
  readonly site: SiteService;
}

/** Data source of the pages. Results are cached until content changes, because many pages share lists. */
export function createContentReader({ clock, contentVersion, publicFiles, site }: ContentReaderDeps): ContentReader {
  const lists = new ContentCache<FileListPage>(contentVersion, {
    maxSize: filesInMemory,
    sizeCalculation: ({ items }) => items.length + 1,
  });
  const items = new ContentCache<{ readonly file: ItemRecord | null }>(contentVersion, { max: itemsInMemory });
  const sites = new ContentCache<SiteContent>(contentVersion, { max: 4 });
  const texts = new ContentCache<PublicTexts>(contentVersion, { max: 2 });
  const searches = new ContentCache<SearchModule>(contentVersion, { max: 4 });
  const today = () => schoolDay(clock());
  /** A page needs several lists at once: all pages together take two connections. */
  const limit = pLimit(2);
  const reader: ContentReader = {
    files: (query) => lists.find(JSON.stringify(query), () => limit(() => publicFiles.list(query))),
    item: async (query) => {
      const read = async () => ({ file: await limit(() => publicFiles.item(query)) });
      return (await items.find(JSON.stringify(query), read)).file;
    },
    texts: (language) => texts.find(language, () => limit(() => site.texts({ language }))),
    site: (language) => sites.find(`${today()} ${language}`, () => limit(() => site.read({ language }))),
    search: (language) => searches.find(`${today()} ${language}`, () => searchModule(language, reader)),
    file: (id, language) => readShownFile(publicFiles, id, language),
  };
  return reader;
}

/** Data source of previews: as on a later day, without a cache. */
export function previewReader(
  {
    publicFiles,
    site,
    contentReader,
  }: Pick<ContentReaderDeps, "publicFiles" | "site"> & { readonly contentReader: ContentReader },
  day: string,
): ContentReader {
  const files = publicFiles.on(day);
  return {
    ...contentReader,
    files: (query) => files.list(query),
    item: (query) => files.item(query),
    site: (language) => site.on(day).read({ language }),
    file: (id, language) => readShownFile(files, id, language),
  };
}

/** @throws AppError `validation_failed` for an invalid id, as an address may have */
async function readShownFile(files: PublicFilesService, id: string, language: Language): Promise<FileRecord | null> {
  if (!z.safeParse(shownFileQuery, { id, language }).success) throw new AppError("validation_failed");
  return files.shown({ id, language });
}
