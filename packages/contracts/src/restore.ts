import * as z from "zod/mini";
import { isoDateTime, wholeNumberText } from "./fields.ts";
import { passphraseLength } from "./secret-lengths.ts";

/** Bytes of the largest part of an uploaded backup. */
export const largestRestorePart = 4 * 1024 ** 2;

/** Days for which the page offers the way back. */
export const undoDays = 7;

/** The steps of a restore, in order. The site is not available meanwhile. */
export const restoreSteps = ["check", "restorePoint", "tables", "pictures", "start"] as const;
export type RestoreStep = (typeof restoreSteps)[number];

/**
 * `foreign`: no backup, or packed or encrypted by another program; `newer`: a newer version made it; `interrupted`: the
 * server ended. The present site stays in every case.
 */
export const restoreFailures = ["foreign", "damaged", "newer", "passphrase", "room", "interrupted", "failed"] as const;
export type RestoreFailure = (typeof restoreFailures)[number];

const failed = z.object({
  phase: z.literal("failed"),
  failure: z.enum(restoreFailures),
  /** English sentence for the operator. */
  detail: z.string(),
});

const count = z.int().check(z.nonnegative());

/** How many of each kind the preview of a backup names. It only counts the others: there may be thousands. */
export const listedInPreview = 20;

const listOf = <Each extends z.core.$ZodType>(each: Each) =>
  z.object({ total: count, first: z.array(each).check(z.maxLength(listedInPreview)) });

export const restorePreview = z.object({
  madeAt: isoDateTime,
  /** Version of the program that made the backup. */
  version: z.string(),
  records: count,
  photos: count,
  bytes: count,
  /** Administrators first. */
  accounts: listOf(z.object({ email: z.string(), administrator: z.boolean(), active: z.boolean() })),
  /** Whether the backup is of this site, so that the two can be compared; null if the present site cannot be read. */
  sameSite: z.nullable(z.boolean()),
  /** Accounts that may do something again, as English sentences for the operator. */
  accountsAgain: listOf(z.string()),
  /** Pictures and news that visitors would see and do not see now. A restore of the same site keeps them hidden. */
  shownAgain: listOf(z.object({ name: z.string(), page: z.string() })),
  /** Removal requests that would be open again. */
  requestsAgain: count,
});
export type RestorePreview = z.infer<typeof restorePreview>;

export const restoreProgress = z.object({
  phase: z.literal("running"),
  step: z.enum(restoreSteps),
  /** Tables or pictures; `of` is 0 for a step that is not counted. */
  done: count,
  of: count,
});
export type RestoreProgress = z.infer<typeof restoreProgress>;

const restored = z.object({
  phase: z.literal("done"),
  madeAt: isoDateTime,
  /** Name of the backup of the site as it was before; null if that site could not be read. */
  restorePoint: z.nullable(z.string()),
  /** Until when the page offers it. */
  wayBackUntil: isoDateTime,
  pages: z.array(z.object({ path: z.string(), opens: z.boolean() })),
  /** English sentences for the operator. */
  report: z.array(z.string()),
});

export const restoreRun = z.discriminatedUnion("phase", [restoreProgress, failed, restored]);
export type RestoreRun = z.infer<typeof restoreRun>;

export const restoreState = z.object({
  /** English sentences for the operator: why the site does not start. Null while it runs or starts. */
  down: z.nullable(z.array(z.string())),
  /** The uploaded file, or the part of it that has arrived. */
  upload: z.nullable(z.object({ name: z.string(), size: count, received: count })),
  /** Backups that the server finds, newest first. `madeAt` is null if the name does not say it. */
  backups: z.array(
    z.object({ name: z.string(), bytes: count, madeAt: z.nullable(isoDateTime), encrypted: z.boolean() }),
  ),
  /** The check of a chosen backup; `name` is null for the uploaded file. */
  check: z.nullable(
    z.object({
      /** What a confirmation names, so that no other backup is restored than the one that was read about. */
      id: z.string(),
      name: z.nullable(z.string()),
      result: z.discriminatedUnion("phase", [
        z.object({ phase: z.literal("running") }),
        failed,
        z.object({ phase: z.literal("done"), preview: restorePreview }),
      ]),
    }),
  ),
  run: z.nullable(restoreRun),
});
export type RestoreState = z.infer<typeof restoreState>;

export const restorePart = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  size: wholeNumberText(1, 1e12, "field_invalid"),
  offset: wholeNumberText(0, 1e12, "field_invalid"),
});
export type RestorePart = z.infer<typeof restorePart>;

/** A form. */
export const restoreChoice = z.object({
  /** A backup on the server; absent: the uploaded file. */
  name: z.optional(z.string().check(z.maxLength(100))),
  passphrase: z.optional(z.string().check(z.maxLength(passphraseLength.most))),
});
export type RestoreChoice = z.infer<typeof restoreChoice>;
