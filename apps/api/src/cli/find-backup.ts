import { stat } from "node:fs/promises";
import { type FetchedBackup, fetchBackup } from "#features/backups/fetch-backup.ts";
import type { Config } from "#platform/config/config.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { resolveArgument } from "./command.ts";

export async function findBackup(config: Config, file: string): Promise<FetchedBackup> {
  const path = resolveArgument(file);
  // Not access(), which denies root's capabilities to the account of the server.
  const isFile = await stat(path).then(
    () => true,
    () => false,
  );
  if (isFile) return { path, release: async () => {} };
  const archive = await fetchBackup(config, file);
  if (archive) return archive;
  throw new StartFailure(`There is no file ${path}, and no backup with that name`);
}
