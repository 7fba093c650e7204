import type { Config } from "@visiga/system/config/config";
import { exists } from "@visiga/system/disk/disk-files";
import { StartFailure } from "@visiga/system/errors/start-failure";
import type { FetchedArchive } from "#archive/archive-place.ts";
import { isFolder } from "#archive/disk-archives.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import { fetchBackup } from "#backup/second-places.ts";
import { resolveArgument } from "./command.ts";
import { unlockBackup } from "./passphrase.ts";

/** Finds and unlocks a backup, by its path or by the name of one that the server has made, for `work`. */
export async function withBackup<Result>(
  config: Config,
  file: string,
  work: (archive: ArchiveFile) => Promise<Result>,
): Promise<Result> {
  const found = await findBackup(config, file);
  try {
    return await work(await unlockBackup(found.path, config));
  } finally {
    await found.release();
  }
}

export async function findBackup(config: Config, file: string): Promise<FetchedArchive> {
  const path = resolveArgument(file);
  if (await isFolder(path)) throw new StartFailure(`${path} is a folder: name the backup in it`);
  // Not access(), which denies root's capabilities to the account of the server.
  if (await exists(path)) return { path, release: async () => {} };
  const archive = await fetchBackup(config, file);
  if (archive) return archive;
  throw new StartFailure(`There is no file ${path}, and no backup with that name`);
}
