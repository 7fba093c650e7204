import { join } from "node:path";
import type { Installation, KeptSite } from "@visiga/api/kept-site";
import type { Config } from "@visiga/system/config/config";
import { withConnection } from "@visiga/system/database/connection";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { DatabaseError } from "pg";
import { type DataSource, QueryFailedError } from "typeorm";
import { openArchives } from "#archive/open-archives.ts";
import { isRestorePoint, restorePointName } from "#backup/backup-names.ts";
import { makeBackup } from "#backup/make-backup.ts";
import type { LockedDatabase } from "#database/existing-database.ts";

const retainedRestorePoints = 2;

interface Options {
  readonly config: Pick<Config, "databaseUrl" | "dataDir" | "s3" | "backups">;
  readonly kept: KeptSite;
  /** Makes no restore point. */
  readonly unsaved?: boolean;
  readonly tellOperator: Report;
}

/**
 * Reads and saves the current site. @returns null if there is none or it is unreadable; `restorePoint` is null if none
 * was requested, and its `keep` deletes older ones
 */
export async function readFormer(present: LockedDatabase, { config, kept, unsaved, tellOperator }: Options) {
  if (!present.exists) return null;
  const read = async (database: DataSource) => {
    const installation = await kept.ensureInstallation(database);
    const remembered = await kept.rememberSite(database);
    return { ...remembered, installation, restorePoint: unsaved ? null : await saveSite(database, installation) };
  };
  const saveSite = async (database: DataSource, installation: Installation) => {
    const archives = await openArchives(config);
    const list = async () => (await archives.list()).map(({ name }) => name);
    const name = unusedName(await list(), archives.encrypts);
    const storage = await kept.openStorage(config, installation);
    const temporary = join(config.dataDir, "tmp");
    await makeBackup({ kept, database, storage, temporary, open: () => archives.create(name) });
    tellOperator(`Restore point: ${name} in ${archives.place}`);
    const keep = async () => {
      const points = (await list()).filter(isRestorePoint);
      for (const older of points.slice(0, -retainedRestorePoints)) await archives.remove(older);
    };
    return { name, keep, discard: () => archives.remove(name) };
  };
  try {
    return await present.read((address) => withConnection(address, kept.schema, read));
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
function unusedName(used: readonly string[], encrypted: boolean): string {
  const at = new Date();
  while (used.includes(restorePointName(at, encrypted))) at.setSeconds(at.getSeconds() + 1);
  return restorePointName(at, encrypted);
}

/** Whether the database failed, rather than the pictures or the folder of the restore point. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof StartFailure ||
  error instanceof QueryFailedError ||
  error instanceof DatabaseError ||
  isUnavailable(error);
