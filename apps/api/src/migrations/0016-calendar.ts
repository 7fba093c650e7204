import type { MigrationInterface, QueryRunner } from "typeorm";

export class Calendar1767225600016 implements MigrationInterface {
  readonly name = "Calendar1767225600016";

  /** One event for each term date of the database. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_event (
        id uuid PRIMARY KEY,
        date jsonb NOT NULL,
        sequence integer NOT NULL DEFAULT 0,
        cancelled boolean NOT NULL DEFAULT false,
        changed_at timestamptz(3) NOT NULL
      );
      INSERT INTO calendar_event (id, date, changed_at)
        SELECT (date ->> 'id')::uuid, date, changed_at
        FROM site_value, jsonb_array_elements(site_value.value) AS term (date)
        WHERE key = 'termDates' AND jsonb_typeof(site_value.value) = 'array';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE calendar_event");
  }
}
