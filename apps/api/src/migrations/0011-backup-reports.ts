import type { MigrationInterface, QueryRunner } from "typeorm";

export class BackupReports1767225600011 implements MigrationInterface {
  readonly name = "BackupReports1767225600011";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_report (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        work text NOT NULL CHECK (work IN ('made', 'verified')),
        name text NOT NULL,
        at timestamptz(3) NOT NULL,
        problem text CHECK (problem IN ('room', 'failed'))
      );
      CREATE INDEX backup_report_newest ON backup_report (work, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE backup_report");
  }
}
