import { join } from "node:path";
import type { BackedUpSite } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { readArchiveParts, writeArchiveParts } from "@visiga/keeper/src/testing/crafted-archive.ts";
import type { ChangeArchive } from "@visiga/keeper/src/testing/crafted-backups.ts";

/** Writes a changed copy of the backup of a site. @returns its path */
export async function craftBackup({ archive, folder }: BackedUpSite, change: ChangeArchive): Promise<string> {
  const parts = await readArchiveParts(archive);
  change(parts);
  return writeArchiveParts(join(folder, "crafted.tar"), parts);
}
