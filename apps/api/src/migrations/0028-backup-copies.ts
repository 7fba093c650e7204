import type { MigrationInterface, QueryRunner } from "typeorm";

export class BackupCopies1767225600028 implements MigrationInterface {
  readonly name = "BackupCopies1767225600028";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE backup_report
        DROP CONSTRAINT backup_report_work_check,
        DROP CONSTRAINT backup_report_problem_check,
        ADD CONSTRAINT backup_report_work_check
          CHECK (work IN ('made', 'verified', 'copiedToFolder', 'copiedToBucket')),
        ADD CONSTRAINT backup_report_problem_check CHECK (problem IN ('room', 'missing', 'failed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM backup_report WHERE work NOT IN ('made', 'verified') OR problem = 'missing';
      ALTER TABLE backup_report
        DROP CONSTRAINT backup_report_work_check,
        DROP CONSTRAINT backup_report_problem_check,
        ADD CONSTRAINT backup_report_work_check CHECK (work IN ('made', 'verified')),
        ADD CONSTRAINT backup_report_problem_check CHECK (problem IN ('room', 'failed'));
    `);
  }
}
