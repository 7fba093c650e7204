import type { RestoreFailure, RestoreRun } from "@visiga/contracts/restore";
import { isDiskFull, reasonOf } from "@visiga/system/errors/disk-failure";
import { DiskTooFull } from "@visiga/system/errors/start-failure";
import { DamagedBackup, NewerBackup } from "#archive/archive-entries.ts";
import { WrongPassphrase } from "#archive/encrypted-archive.ts";

export type FailedRestore = Extract<RestoreRun, { phase: "failed" }>;

/** The failure for the page, from an error of a check or a restore. */
export function failedRestore(error: unknown): FailedRestore {
  const detail = reasonOf(error);
  return { phase: "failed", failure: kindOf(error), detail };
}

function kindOf(error: unknown): RestoreFailure {
  if (error instanceof DamagedBackup) return "damaged";
  if (error instanceof NewerBackup) return "newer";
  if (error instanceof WrongPassphrase) return "passphrase";
  // PostgreSQL and the restore point name the lack of room in their messages only.
  const full = error instanceof Error && /ENOSPC|EDQUOT|EFBIG|No space left on device/.test(error.message);
  if (error instanceof DiskTooFull || isDiskFull(error) || full) return "room";
  return "failed";
}
