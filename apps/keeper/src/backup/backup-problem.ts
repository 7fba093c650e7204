import type { BackupReport } from "@visiga/api/keeper";
import type { BackupProblem } from "@visiga/contracts/backups";

export const problemOf = (report: BackupReport | null | undefined): BackupProblem | null =>
  report?.problem ? { work: report.work, reason: report.problem, at: report.at.toISOString() } : null;
