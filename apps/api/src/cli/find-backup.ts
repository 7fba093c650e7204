import { stat } from "node:fs/promises";
import { isArchiveName } from "#platform/archive/archive-place.ts";
import { openArchives, openSecondPlaces } from "#platform/archive/open-archives.ts";
import type { Config } from "#platform/config/config.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { resolveArgument } from "./command.ts";

export async function findBackup(
  config: Config,
  file: string,
): Promise<{ readonly path: string; release(): Promise<void> }> {
  const path = resolveArgument(file);
  // Not access(), which denies root's capabilities to the account of the server.
  const isFile = await stat(path).then(
    () => true,
    () => false,
  );
  if (isFile) return { path, release: async () => {} };
  if (isArchiveName(file))
    for (const { archives } of [{ archives: await openArchives(config) }, ...(await openSecondPlaces(config))]) {
      const archive = await archives.fetch(file);
      if (archive) return archive;
    }
  throw new StartFailure(`There is no file ${path}, and no backup with that name`);
}
