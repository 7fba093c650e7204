import type { MigrationInterface, QueryRunner } from "typeorm";

export class Installation1767225600005 implements MigrationInterface {
  readonly name = "Installation1767225600005";

  /** The start inserts the row, so that a copy of an empty database gets a new id. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE installation (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        id uuid NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE installation");
  }
}
