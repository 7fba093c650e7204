/**
 * Tables whose rows stay out of a backup, so that nobody signs in with one: sessions, one-time links, what is known of
 * login attempts. After a restore everybody signs in again. Reports about backups are about files that stay behind.
 */
export const leftOut: readonly string[] = [
  "session",
  "password_link",
  "known_address",
  "login_attempt",
  "backup_report",
];
