import { type ArchivePlace, isArchiveName } from "#platform/archive/archive-place.ts";
import { openArchives, openSecondPlaces } from "#platform/archive/open-archives.ts";
import type { Config } from "#platform/config/config.ts";

export type FetchedBackup = NonNullable<Awaited<ReturnType<ArchivePlace["fetch"]>>>;

/** The backup with that name as a local file, from the first place that has it; null if none has. */
export async function fetchBackup(config: Pick<Config, "s3" | "dataDir" | "backups">, name: string) {
  if (!isArchiveName(name)) return null;
  for (const { archives } of [{ archives: await openArchives(config) }, ...(await openSecondPlaces(config))]) {
    const archive = await archives.fetch(name);
    if (archive) return archive;
  }
  return null;
}
