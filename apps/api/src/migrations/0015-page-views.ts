import type { MigrationInterface, QueryRunner } from "typeorm";

export class PageViews1767225600015 implements MigrationInterface {
  readonly name = "PageViews1767225600015";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_view (
        day date NOT NULL,
        page text NOT NULL,
        language text NOT NULL,
        saver boolean NOT NULL,
        count bigint NOT NULL CHECK (count > 0),
        PRIMARY KEY (day, page, language, saver)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE page_view");
  }
}
