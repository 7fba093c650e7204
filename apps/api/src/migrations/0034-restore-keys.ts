import type { MigrationInterface, QueryRunner } from "typeorm";

export class RestoreKeys1767225600034 implements MigrationInterface {
  readonly name = "RestoreKeys1767225600034";

  /** A key without a session is that of a first start, or of a finished restore. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restore_key (
        token_hash bytea PRIMARY KEY,
        session_id uuid,
        expires_at timestamptz(3)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE restore_key");
  }
}
