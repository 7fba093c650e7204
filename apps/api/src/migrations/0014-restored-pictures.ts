import type { MigrationInterface, QueryRunner } from "typeorm";

export class RestoredPictures1767225600014 implements MigrationInterface {
  readonly name = "RestoredPictures1767225600014";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file ADD taken_down_by_restore boolean NOT NULL DEFAULT false;
      CREATE INDEX file_taken_down_by_restore
        ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE taken_down_by_restore;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE file DROP taken_down_by_restore");
  }
}
