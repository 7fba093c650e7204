import type { MigrationInterface, QueryRunner } from "typeorm";

export class Today1767225600026 implements MigrationInterface {
  readonly name = "Today1767225600026";

  /** Whether an account opens the Today tab after a login. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE account ADD COLUMN opens_today boolean NOT NULL DEFAULT false");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE account DROP COLUMN opens_today");
  }
}
