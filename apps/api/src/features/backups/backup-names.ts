/** `visiga-2026-11-22T02-00-00Z.tar` for a backup of that moment. */
export const backupName = (at: Date): string => `visiga-${moment(at)}.tar`;

/** Name of the restore point that a restore makes first. */
export const restorePointName = (at: Date): string => `before-restore-${moment(at)}.tar`;

export const isRestorePoint = (name: string): boolean => name.startsWith("before-restore-");

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
