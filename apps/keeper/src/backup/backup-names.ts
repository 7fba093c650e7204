/** File name of a backup, such as `visiga-2026-11-22T02-00-00Z.tar`. */
export const backupName = (at: Date, encrypted = false): string => `visiga-${moment(at, encrypted)}`;

/** Name of the restore point made at the start of a restore. */
export const restorePointName = (at: Date, encrypted: boolean): string => `before-restore-${moment(at, encrypted)}`;

export const isRestorePoint = (name: string): boolean => name.startsWith("before-restore-");

const moment = (at: Date, encrypted: boolean): string =>
  `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z${encrypted ? ".tar.age" : ".tar"}`;

/** Time encoded in a backup's name; null for any other name, such as a restore point's. */
export const backupTime = (name: string): Date | null => (isRestorePoint(name) ? null : archiveTime(name));

/** Time encoded in the name of a backup or a restore point; null for any other name. */
export function archiveTime(name: string): Date | null {
  const [, day, hour, minute, second] =
    /^(?:visiga|before-restore)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar(?:\.age)?$/.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}
