import type { MigrationInterface, QueryRunner } from "typeorm";

export class AlternativeTexts1767225600017 implements MigrationInterface {
  readonly name = "AlternativeTexts1767225600017";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX file_without_alternative_text
        ON file (coalesce(event_date, created_at) DESC, created_at DESC, id)
        WHERE alt IS NULL AND photo_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX file_without_alternative_text");
  }
}
