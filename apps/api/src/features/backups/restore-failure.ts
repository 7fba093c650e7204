import type { RestoreFailure, RestoreRun } from "@visiga/contracts/restore";
import { DamagedBackup, NewerBackup } from "#platform/archive/archive-entries.ts";
import { WrongPassphrase } from "#platform/archive/encrypted-archive.ts";
import { isDiskFull, reasonOf } from "#platform/errors/disk-failure.ts";
import { NoRoom } from "#platform/errors/start-failure.ts";

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
  if (error instanceof NoRoom || isDiskFull(error) || full) return "room";
  return "failed";
}
