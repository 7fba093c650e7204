import { join } from "node:path";
import type { KeptSite } from "@visiga/api/kept-site";
import type { Config } from "@visiga/system/config/config";
import { withConnection } from "@visiga/system/database/connection";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { DatabaseError } from "pg";
import { type DataSource, QueryFailedError } from "typeorm";
import type { ArchivePlace } from "#archive/archive-place.ts";
import { openArchives } from "#archive/open-archives.ts";
import { isRestorePoint, restorePointName } from "#backup/backup-names.ts";
import { makeBackup } from "#backup/make-backup.ts";
import type { LockedDatabase } from "#database/existing-database.ts";

const retainedRestorePoints = 2;

interface ReadingOptions {
  readonly config: Pick<Config, "databaseUrl" | "dataDir" | "s3" | "backups">;
  readonly kept: KeptSite;
  readonly unsaved: boolean;
  readonly tellOperator: Report;
}

export type FormerSite = NonNullable<Awaited<ReturnType<typeof readFormer>>>;

/**
 * Reads and saves the current site. @returns null if there is none or it is unreadable; `restorePoint` is null if none
 * was requested, and its `keep` deletes older ones
 */
export async function readFormer(present: LockedDatabase, options: ReadingOptions) {
  const { config, kept, unsaved, tellOperator } = options;
  if (!present.exists) return null;
  const archives = await openArchives(config);
  const temporary = join(config.dataDir, "tmp");
  const read = async (database: DataSource, name: string | null) => {
    const installation = await kept.ensureInstallation(database);
    const storage = await kept.openStorage(config, installation);
    if (name !== null) await makeBackup({ kept, database, storage, temporary, open: () => archives.create(name) });
    return { ...(await kept.rememberSite(database)), installation };
  };
  try {
    const name = unsaved ? null : await unusedName(archives);
    const former = await present.read((address) =>
      withConnection(address, kept.schema, (database) => read(database, name)),
    );
    if (name === null) return { ...former, restorePoint: null };
    tellOperator(`Restore point: ${name} in ${archives.place}`);
    const keep = async () => {
      const points = (await archives.list()).filter((archive) => isRestorePoint(archive.name));
      for (const older of points.slice(0, -retainedRestorePoints)) await archives.remove(older.name);
    };
    return { ...former, restorePoint: { name, keep, discard: () => archives.remove(name) } };
  } catch (error) {
    const { message } = error as Error;
    if (!unsaved && !isUnreadable(error))
      throw new StartFailure(
        `The restore point cannot be made (${message}); nothing was changed. To go on without: --without-restore-point`,
      );
    tellOperator(`There is no restore point: the present database cannot be read (${message})`);
    return null;
  }
}

/** Two restores in one second would have the same name: the first one's restore point stays. */
async function unusedName(archives: ArchivePlace): Promise<string> {
  const used = new Set((await archives.list()).map(({ name }) => name));
  const at = new Date();
  while (used.has(restorePointName(at, archives.encrypts))) at.setSeconds(at.getSeconds() + 1);
  return restorePointName(at, archives.encrypts);
}

/** Whether the database failed, rather than the pictures or the folder of the restore point. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof StartFailure ||
  error instanceof QueryFailedError ||
  error instanceof DatabaseError ||
  isUnavailable(error);
