import type { KeptSite, RememberedSite } from "@visiga/api/kept-site";
import type { RestorePreview } from "@visiga/contracts/restore";
import type { Manifest } from "#archive/manifest.ts";
import type { FailedRestore } from "./restore-failure.ts";

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
