import type { Config } from "@visiga/system/config/config";
import type { Schema } from "@visiga/system/database/connection";
import type { DataSource, QueryRunner } from "typeorm";
import { BackupReports } from "#features/backups/backup-reports.ts";
import { BackupRuns } from "#features/backups/backup-runs.ts";
import type * as keeper from "#platform/keeper/keeper.ts";
import { ensureInstallation, installationOf, renewInstallation } from "#platform/storage/installation.ts";
import { openStorage, openStorageOf } from "#platform/storage/open-storage.ts";
import type { Installation, PhotoStorage } from "#platform/storage/photo-storage.ts";
import { schema } from "#schema.ts";
import { liftPasskeyRequirement, linkFor, listAccounts } from "./accounts.ts";
import * as rows from "./backed-up-rows.ts";
import { countForeignPasskeys, hasAdministrator, newestPhotos } from "./checks.ts";
import { openOfflineSite } from "./offline-site.ts";
import { previewSite } from "./restore-preview.ts";
import {
  type RememberedSite,
  type RestoredBackup,
  rememberSite,
  settleRestored,
  wasRestored,
} from "./restored-site.ts";

export type { Installation, PhotoStorage, RememberedSite };

/** What only the site knows of its own tables, for the program that keeps it. */
export interface KeptSite {
  readonly schema: Schema;
  /** @param isNew whether a missing folder is made, as by default */
  openStorage(
    config: Pick<Config, "s3" | "dataDir">,
    installation: Installation,
    isNew?: boolean,
  ): Promise<PhotoStorage>;
  openStorageOf: typeof openStorageOf;
  /** Null for a database that was never started. */
  installationOf(database: QueryRunner | DataSource): Promise<Installation | null>;
  ensureInstallation(database: DataSource): Promise<Installation>;
  /** Gives a restored database an id of its own. */
  renewInstallation(database: DataSource): Promise<Installation>;

  /** Tables that no backup contains. */
  readonly excludedTables: readonly string[];
  /** Tables of former releases, which no backup of theirs contains. */
  readonly formerExcludedTables: readonly string[];
  /** The photos of the rows, each with the names of its variants. */
  snapshotPhotos(
    runner: QueryRunner,
  ): Promise<readonly { readonly id: string; readonly variants: readonly string[] }[]>;
  isPhotoKnown(database: DataSource, photoId: string): Promise<boolean>;
  lastChange(database: DataSource): Promise<Date | null>;
  contentBytes(database: DataSource): Promise<number>;
  backupReports(of: Pick<keeper.RunningSite, "database" | "clock" | "clockWatch">): keeper.BackupReports;
  backupRuns(of: Pick<keeper.RunningSite, "database" | "clock">): keeper.BackupRuns;

  /** What was hidden or removed, to be compared and applied again after a restore. */
  rememberSite(database: DataSource): Promise<RememberedSite>;
  /** @returns sentences for the operator */
  settleRestored(restored: DataSource, former: RememberedSite | null, backup: RestoredBackup): Promise<string[]>;
  previewSite: typeof previewSite;
  wasRestored(database: DataSource, startedAt: string): Promise<boolean>;

  /** The site on a database, to read pages of it. */
  openOfflineSite: typeof openOfflineSite;

  hasAdministrator(database: DataSource): Promise<boolean>;
  countForeignPasskeys(database: DataSource, host: string): Promise<number>;
  newestPhotos: typeof newestPhotos;
  listAccounts: typeof listAccounts;
  linkFor: typeof linkFor;
  liftPasskeyRequirement: typeof liftPasskeyRequirement;
}

export const keptSite: KeptSite = {
  schema,
  openStorage,
  openStorageOf,
  installationOf,
  ensureInstallation,
  renewInstallation,
  ...rows,
  backupReports: (of) => new BackupReports(of),
  backupRuns: (of) => new BackupRuns(of),
  rememberSite,
  settleRestored,
  previewSite,
  wasRestored,
  openOfflineSite,
  hasAdministrator,
  countForeignPasskeys,
  newestPhotos,
  listAccounts,
  linkFor,
  liftPasskeyRequirement,
};
