import * as z from "zod/mini";
import { isoDateTime, listSlice, revisionCursor } from "./fields.ts";

/** What the security log records, as stored. The sentence for each is in `@visiga/i18n` (topic `securityLog`). */
export const securityEventKinds = [
  "signedIn",
  "signInRefused",
  "signInUnknown",
  "signInLocked",
  "passwordRefused",
  "passwordSet",
  "passwordChanged",
  "signedOut",
  "sessionEnded",
  "sessionsEnded",
  "refreshReused",
  "linkMade",
  "accountInvited",
  "accountDeleted",
  "accountBroughtBack",
  "emailChanged",
  "roleChanged",
  "statusChanged",
  "accessDenied",
  "backupDownloaded",
  "restoreOpened",
  "backupRestored",
  "restoreTookDown",
  "passkeyRegistered",
  "passkeyRemoved",
  "passkeyUsed",
  "passkeyAsked",
  "passkeyRefused",
  "passkeyCopied",
  "passkeysReset",
  "passkeysRequired",
  "clockConfirmed",
  "numberEntered",
  "numberAgreed",
  "numberPublished",
  "numberRefused",
  "numbersRestored",
  "entranceResultsSaved",
  "entranceResultsRemoved",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Days until an event is deleted, and until personal data in the activity is cleared. */
export const retentionDays = { securityLog: 180, activity: 365 } as const;

export const securityEvent = z.object({
  id: z.string(),
  at: isoDateTime,
  kind: z.enum(securityEventKinds),
  /** Name of the affected account; null if no account has the email address. */
  account: z.nullable(z.string()),
  /** Name of the user who changed another user's account; null otherwise. */
  by: z.nullable(z.string()),
  /** Network address; null where it is not known. */
  address: z.nullable(z.string()),
  /** Browser and system, `Chrome, Android`; null where they are not known. */
  device: z.nullable(z.string()),
  /** What changed, `USER → ADMIN`, or what was refused. */
  detail: z.nullable(z.string()),
});

export const securityLogQuery = z.object({
  kind: z.optional(z.enum(securityEventKinds)),
  after: z.optional(revisionCursor),
});
export type SecurityLogQuery = z.input<typeof securityLogQuery>;

export const securityLogPage = listSlice(securityEvent);
export type SecurityLogPage = z.infer<typeof securityLogPage>;
