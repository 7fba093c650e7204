import type { MigrationInterface, QueryRunner } from "typeorm";

export class FormattedTexts1767225600027 implements MigrationInterface {
  readonly name = "FormattedTexts1767225600027";

  /** Descriptions written from now on may have lists, links and bold; those of now are drawn as before. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file ADD COLUMN formatted boolean NOT NULL DEFAULT false;
      ALTER TABLE file ALTER COLUMN formatted SET DEFAULT true;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE file DROP COLUMN formatted");
  }
}
