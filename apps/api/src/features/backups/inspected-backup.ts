import type { Manifest } from "#platform/archive/manifest.ts";
import type { AccessSnapshot } from "./access-snapshot.ts";
import type { FailedRestore } from "./restore-failure.ts";
import { compareAccess } from "./restored-access.ts";

/** What a check has found in a backup. */
export interface InspectedBackup {
  readonly manifest: Manifest;
  readonly access: AccessSnapshot;
}

/** The output of the program `inspect-backup`, serialized by V8, because JSON has no maps. */
export type Inspection = InspectedBackup | FailedRestore;

/** What a restore of the backup would do to the present site. */
export function previewOf(
  { manifest, access }: InspectedBackup,
  present: { readonly installation: string | null; readonly access: AccessSnapshot },
) {
  const { madeAt, version = null, tables, photos, entries } = manifest;
  const sameSite = manifest.installation === present.installation;
  const again = sameSite ? compareAccess(present.access, access) : allOf(access);
  return {
    madeAt,
    version,
    records: tables.reduce((sum, { rows }) => sum + rows, 0),
    photos: photos.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    accounts: [...access.accounts.values()].map(({ email, role, active }) => ({
      email,
      administrator: role === "ADMIN",
      active,
    })),
    sameSite,
    accountsAgain: [...again.accounts],
    shownAgain: again.files.map(({ name, page }) => ({ name, page })),
    requestsAgain: again.requests.length,
  };
}

/** Everything, because there is nothing to compare with. */
const allOf = ({ shown, requests }: AccessSnapshot) => ({
  accounts: [],
  files: [...shown.values()],
  requests: [...requests.values()],
});
