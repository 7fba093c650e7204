import * as z from "zod/mini";
import { isoDateTime, withCode } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { passphraseLength } from "./secret-lengths.ts";

export const storedBackup = z.object({ name: z.string(), at: isoDateTime, bytes: z.int(), encrypted: z.boolean() });
export type StoredBackup = z.infer<typeof storedBackup>;

/** `room`: a tenth of the disk or 1 GB would not stay free; `missing`: the folder of copies; `failed`: see the log. */
export const backupProblem = z.object({
  work: z.enum(["made", "verified", "copiedToFolder", "copiedToBucket"]),
  reason: z.enum(["room", "missing", "failed"]),
  at: isoDateTime,
});
export type BackupProblem = z.infer<typeof backupProblem>;

export const backupCopy = z.object({
  work: z.enum(["copiedToFolder", "copiedToBucket"]),
  /** When the newest backup there was made; null if there is none. */
  last: z.nullable(isoDateTime),
  problem: z.nullable(backupProblem),
});
export type BackupCopy = z.infer<typeof backupCopy>;

export const backupSteps = ["tables", "pictures"] as const;

/** The backup that is being made, or was made last. */
export const backupRun = z.object({
  name: z.string(),
  startedAt: isoDateTime,
  step: z.enum(backupSteps),
  /** Tables or pictures of the step; `of` is 0 until they are counted. */
  done: z.int(),
  of: z.int(),
  /** Null while it is being made; `interrupted`: its process has ended. */
  outcome: z.nullable(z.enum(["made", "room", "failed", "interrupted"])),
});
export type BackupRun = z.infer<typeof backupRun>;

export const backupStatus = z.object({
  /** Null if none was ever begun. */
  run: z.nullable(backupRun),
  /** Newest first. */
  backups: z.array(storedBackup),
  /** The newest backup that was restored into a temporary place and compared, and when. */
  verified: z.nullable(z.object({ name: z.string(), at: isoDateTime })),
  /** What went wrong since a backup was last made and verified; null if nothing. */
  problem: z.nullable(backupProblem),
  copies: z.array(backupCopy),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const backupChoice = z.object({ name: z.string().check(z.maxLength(100)) });
export type BackupChoice = z.infer<typeof backupChoice>;

export const backupEncryption = z.object({
  passphrase: z
    .string(withCode("passphrase_too_short"))
    .check(
      z.minLength(passphraseLength.least, "passphrase_too_short"),
      z.maxLength(passphraseLength.most, "text_too_long"),
    ),
});

export type BackupEncryption = z.infer<typeof backupEncryption>;

export const backupDownload = z.object({ path: z.string() });

/** A key of the page `/restore`. */
export const restoreKey = z.object({ key: z.string() });

export const backupProcedures = {
  status: { kind: "query", access: "admin", cost: "query", output: backupStatus },
  make: { kind: "mutation", access: "admin", cost: "query", output: z.void() },
  download: { kind: "mutation", access: "admin", cost: "query", input: backupChoice, output: backupDownload },
  openRestore: { kind: "mutation", access: "admin", cost: "query", output: restoreKey },
} as const satisfies ProcedureTable;
