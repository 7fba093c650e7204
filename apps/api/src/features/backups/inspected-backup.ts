import { listedInPreview, type RestorePreview } from "@visiga/contracts/restore";
import { printableText } from "#platform/archive/archive-entries.ts";
import type { Manifest } from "#platform/archive/manifest.ts";
import type { AccessSnapshot, Account } from "./access-snapshot.ts";
import type { FailedRestore } from "./restore-failure.ts";
import { compareAccess } from "./restored-access.ts";

/** What a check has found in a backup. */
export interface InspectedBackup {
  readonly manifest: Manifest;
  readonly access: AccessSnapshot;
}

/** The output of the program `inspect-backup`, as JSON: small, whatever the backup has. */
export type Inspection = RestorePreview | FailedRestore;

/** What a restore of the backup would do to the present site. */
export function previewOf(
  { manifest, access }: InspectedBackup,
  present: { readonly installation: string | null; readonly access: AccessSnapshot },
): RestorePreview {
  const { madeAt, version = null, tables, photos, entries } = manifest;
  const sameSite = manifest.installation === present.installation;
  const again = sameSite ? compareAccess(present.access, access) : allOf(access);
  const accounts = [...access.accounts.values()].sort((one, other) => rank(one) - rank(other));
  return {
    madeAt,
    version,
    records: tables.reduce((sum, { rows }) => sum + rows, 0),
    photos: photos.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    accounts: listOf(accounts, ({ email, role, active }) => ({
      email: printableText(email),
      administrator: role === "ADMIN",
      active,
    })),
    sameSite,
    accountsAgain: listOf(again.accounts, (sentence: string) => sentence),
    shownAgain: listOf(again.files, ({ name, page }) => ({ name: printableText(name), page: printableText(page) })),
    requestsAgain: again.requests.length,
  };
}

const rank = ({ role }: Account): number => (role === "ADMIN" ? 0 : 1);

const listOf = <Each, Listed>(all: readonly Each[], listed: (each: Each) => Listed) => ({
  total: all.length,
  first: all.slice(0, listedInPreview).map(listed),
});

/** Everything, because there is nothing to compare with. */
const allOf = ({ shown, requests }: AccessSnapshot) => ({
  accounts: [],
  files: [...shown.values()],
  requests: [...requests.values()],
});
