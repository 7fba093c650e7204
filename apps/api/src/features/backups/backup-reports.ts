import type { BackupProblem } from "@visiga/contracts/backups";
import { type DataSource, IsNull, LessThan } from "typeorm";
import type { Clock } from "#platform/system/clock.ts";
import { BackupReportEntity } from "./backup-report.entity.ts";

/** Milliseconds after which a report is deleted: a year. */
const reportsFor = 365 * 24 * 3600 * 1000;

export class BackupReports {
  constructor(private readonly deps: { readonly database: DataSource; readonly clock: Clock }) {}

  /** @param good only one without a problem */
  newest(work: BackupProblem["work"], good = false): Promise<BackupReportEntity | null> {
    return this.deps.database.manager.findOne(BackupReportEntity, {
      where: { work, ...(good && { problem: IsNull() }) },
      order: { id: "DESC" },
    });
  }

  async note(work: BackupProblem["work"], name: string, problem: BackupProblem["reason"] | null): Promise<void> {
    const { database, clock } = this.deps;
    await database.manager.insert(BackupReportEntity, { work, name, problem, at: clock() });
    await database.manager.delete(BackupReportEntity, { at: LessThan(new Date(clock().getTime() - reportsFor)) });
  }
}

export const problemOf = (report: BackupReportEntity | null | undefined): BackupProblem | null =>
  report?.problem ? { work: report.work, reason: report.problem, at: report.at.toISOString() } : null;
