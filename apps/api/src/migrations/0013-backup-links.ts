import type { MigrationInterface, QueryRunner } from "typeorm";

export class BackupLinks1767225600013 implements MigrationInterface {
  readonly name = "BackupLinks1767225600013";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_link (
        token_hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
        name text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX backup_link_session ON backup_link (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE backup_link");
  }
}
