import type { KeptSite, RememberedSite } from "@visiga/api/kept-site";
import type { RestoreFailure, RestorePreview, RestoreRun } from "@visiga/contracts/restore";
import { isDiskFull, reasonOf } from "@visiga/system/errors/disk-failure";
import { DiskTooFull } from "@visiga/system/errors/start-failure";
import { DamagedBackup, ForeignFile, NewerBackup } from "#archive/archive-entries.ts";
import { WrongPassphrase } from "#archive/encrypted-archive.ts";
import type { Manifest } from "#archive/manifest.ts";

/** What a check has found in a backup. */
export interface InspectedBackup {
  readonly manifest: Manifest;
  readonly site: RememberedSite;
}

/** The output of the program `inspect-backup`, as JSON: small, whatever the backup has. */
export type Inspection = RestorePreview | FailedRestore;

/** What a restore of the backup would do to the present site; null for one that cannot be read. */
export function previewOf(
  { manifest, site }: InspectedBackup,
  present: RememberedSite | null,
  kept: Pick<KeptSite, "previewSite">,
): RestorePreview {
  const { madeAt, version, tables, photos, entries } = manifest;
  return {
    madeAt,
    version,
    records: tables.reduce((sum, { rows }) => sum + rows, 0),
    photos: photos.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    ...kept.previewSite(site, present),
  };
}

export type FailedRestore = Extract<RestoreRun, { phase: "failed" }>;

/** The failure for the page, from an error of a check or a restore. */
export function failedRestore(error: unknown): FailedRestore {
  const detail = reasonOf(error);
  return { phase: "failed", failure: kindOf(error), detail };
}

function kindOf(error: unknown): RestoreFailure {
  if (error instanceof ForeignFile) return "foreign";
  if (error instanceof DamagedBackup) return "damaged";
  if (error instanceof NewerBackup) return "newer";
  if (error instanceof WrongPassphrase) return "passphrase";
  // PostgreSQL and the restore point name the lack of room in their messages only.
  const full = error instanceof Error && /ENOSPC|EDQUOT|EFBIG|No space left on device/.test(error.message);
  if (error instanceof DiskTooFull || isDiskFull(error) || full) return "room";
  return "failed";
}
