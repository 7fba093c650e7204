import type { BackupProblem } from "@visiga/contracts/backups";
import { Column, type DataSource, Entity, IsNull, LessThan, PrimaryColumn } from "typeorm";
import type { RunningSite } from "#platform/keeper/keeper.ts";

/** Milliseconds after which a report is deleted: a year. */
const reportsFor = 365 * 24 * 3600 * 1000;

/** What was done with a backup, and when. */
@Entity("backup_report")
export class BackupReportEntity {
  @PrimaryColumn("bigint", { generated: "identity" }) id!: string;
  @Column("text") work!: BackupProblem["work"];
  @Column("text") name!: string;
  @Column("timestamp with time zone", { precision: 3 }) at!: Date;

  /** Null if it succeeded. */
  @Column("text", { nullable: true }) problem!: BackupProblem["reason"] | null;
}

export type BackupReport = Omit<BackupReportEntity, "id">;

/** @param good ignores reports of failures */
export const newestReport = (
  database: DataSource,
  work: BackupProblem["work"],
  good = false,
): Promise<BackupReport | null> =>
  database.manager.findOne(BackupReportEntity, {
    where: { work, ...(good && { problem: IsNull() }) },
    order: { id: "DESC" },
  });

export class BackupReports {
  constructor(private readonly deps: Pick<RunningSite, "database" | "clock" | "clockWatch">) {}

  newest(work: BackupProblem["work"], good = false): Promise<BackupReport | null> {
    return newestReport(this.deps.database, work, good);
  }

  async record(work: BackupProblem["work"], name: string, problem: BackupProblem["reason"] | null): Promise<void> {
    const { database, clock, clockWatch } = this.deps;
    await database.manager.insert(BackupReportEntity, { work, name, problem, at: clock() });
    if (await clockWatch.isTrusted())
      await database.manager.delete(BackupReportEntity, { at: LessThan(new Date(clock().getTime() - reportsFor)) });
  }
}

export const backupAges = (database: DataSource, works: readonly string[]) => ({
  name: "visiga_backup_age_seconds",
  help: "Seconds since the server last made, verified and copied a backup; absent before the first.",
  label: "work",
  read: async () => {
    const rows = await database.query<{ work: string; age: number }[]>(
      `SELECT work, extract(epoch FROM now() - max(at))::float AS age
        FROM backup_report WHERE problem IS NULL AND work = ANY($1) AND at <= now() + interval '1 hour' GROUP BY work`,
      [works],
    );
    return Object.fromEntries(rows.map(({ work, age }) => [work, age]));
  },
});
