import type { MigrationInterface, QueryRunner } from "typeorm";

/** The keeper has the keys of the page `/restore`, so that the page works without a database. They last for a day. */
export class RestoreKeysInFile1795952700040 implements MigrationInterface {
  readonly name = "RestoreKeysInFile1795952700040";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE restore_key");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE TABLE restore_key (token_hash bytea PRIMARY KEY, session_id uuid, expires_at timestamptz(3))",
    );
  }
}
