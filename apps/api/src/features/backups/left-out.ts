/**
 * Tables excluded from backups, so that a backup contains nothing to sign in with: sessions, one-time links and login
 * attempts. Everybody signs in again after a restore. Backup reports describe files that are not in the backup.
 */
export const leftOut: readonly string[] = [
  "session",
  "password_link",
  "known_address",
  "login_attempt",
  "backup_report",
  "backup_link",
];
