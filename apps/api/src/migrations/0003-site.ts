import type { MigrationInterface, QueryRunner } from "typeorm";

export class Site1767225600003 implements MigrationInterface {
  readonly name = "Site1767225600003";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_value (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        sample boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz(3) NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE site_value");
  }
}
