import { BackupReports, newestReport } from "#features/backups/backup-reports.ts";
import { BackupRuns } from "#features/backups/backup-runs.ts";
import type { RunningSite } from "#platform/keeper/keeper.ts";
import { ensureInstallation, installationOf, renewInstallation } from "#platform/storage/installation.ts";
import { openStorage, openStorageOf } from "#platform/storage/open-storage.ts";
import { schema } from "#schema.ts";
import { liftPasskeyRequirement, linkFor, listAccounts } from "./accounts.ts";
import {
  contentBytes,
  excludedTables,
  formerExcludedTables,
  isPhotoKnown,
  lastChange,
  snapshotPhotos,
} from "./backed-up-rows.ts";
import { countForeignPasskeys, hasAdministrator, newestPhotos } from "./checks.ts";
import { openOfflineSite } from "./offline-site.ts";
import { previewSite } from "./restore-preview.ts";
import { rememberSite, settleRestored, wasRestored } from "./restored-site.ts";

export type { BackupReport, BackupReports } from "#features/backups/backup-reports.ts";
export type { BackupRuns } from "#features/backups/backup-runs.ts";
export type { Installation, PhotoStorage } from "#platform/storage/photo-storage.ts";
export type { RememberedSite } from "./restored-site.ts";

/** What only the site knows of its own tables, for the program that keeps it. */
export const keptSite = {
  schema,
  openStorage,
  openStorageOf,
  installationOf,
  ensureInstallation,
  renewInstallation,

  excludedTables,
  formerExcludedTables,
  snapshotPhotos,
  isPhotoKnown,
  lastChange,
  contentBytes,
  backupReports: (of: Pick<RunningSite, "database" | "clock" | "clockWatch">) => new BackupReports(of),
  newestReport,
  backupRuns: (of: Pick<RunningSite, "database" | "clock">) => new BackupRuns(of),

  // What was hidden or removed is compared and applied again after a restore.
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
} as const;

export type KeptSite = typeof keptSite;
