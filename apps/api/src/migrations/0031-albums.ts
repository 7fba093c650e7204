import type { MigrationInterface, QueryRunner } from "typeorm";

export class Albums1767225600031 implements MigrationInterface {
  readonly name = "Albums1767225600031";

  /** No foreign key: news that returns from the bin has its album again. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file ADD album uuid;
      CREATE INDEX file_album ON file (album, coalesce(event_date, created_at), created_at, id) WHERE album IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE file DROP album");
  }
}
