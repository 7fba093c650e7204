import type { BackupStatus } from "@visiga/contracts/backups";

/** Milliseconds. A backup is made every night, or at the next start if the machine was off. */
const oldBackup = 2 * 24 * 3600 * 1000;

/** Whether a backup failed or is too old, on the server or in a second place. */
export function needsCare({ problem, backups: [newest], copies }: BackupStatus, now: Date): boolean {
  const problems = [problem, ...copies.map((copy) => copy.problem)];
  const times = [newest?.at ?? null, ...copies.map(({ last }) => last)];
  return (
    problems.some((found) => found !== null) ||
    times.some((at) => at !== null && now.getTime() - Date.parse(at) > oldBackup)
  );
}
