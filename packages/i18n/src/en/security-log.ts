import type { SecurityEventKind } from "@visiga/contracts/security-log";

/** The second part of the dashboard’s Activity tab: logins, refused logins and changed rights. */
export const securityLog = {
  /** The first part: the activity itself. */
  changes: "Changes",
  title: "Logins and rights",
  lead: "Kept for {log} days. In the list of changes, names and earlier values of pictures and accounts are cleared after {activity} days.",
  loading: "Loading...",
  empty: "Nothing has been recorded yet.",
  noMatch: "Nothing of this kind has been recorded.",
  failed: "The log could not be loaded.",
  what: "What",
  everything: "Everything",
  by: "by {name}",
  unknown: "an unknown email address",
  /** Replaces a name for actions of a command, not of a user. */
  server: "On the server",
  kinds: {
    signedIn: "Logged in",
    signInRefused: "Login refused: wrong password, or the account is not active",
    signInUnknown: "Login refused: no such account",
    signInLocked: "Login locked for a while after many attempts",
    passwordRefused: "Wrong password when asked for it again",
    passwordSet: "Password set by a link",
    passwordChanged: "Password changed",
    signedOut: "Logged out",
    sessionEnded: "A device was logged out from the list",
    sessionsEnded: "Logged out everywhere",
    refreshReused: "Somebody else may have used this account: the device was logged out",
    linkMade: "A link to choose a password was made",
    accountInvited: "Invited",
    accountDeleted: "Account deleted",
    accountBroughtBack: "Account restored",
    emailChanged: "Email changed",
    roleChanged: "Role changed",
    statusChanged: "Status changed",
    accessDenied: "Refused, because the account may not do it",
    backupDownloaded: "A backup was downloaded",
    backupRestored: "A backup was restored",
    restoreTookDown: "Pictures that a restore took down until somebody decides",
  } satisfies Record<SecurityEventKind, string>,
} as const;
