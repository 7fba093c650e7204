import type { MigrationInterface, QueryRunner } from "typeorm";

const shown = (visible: string) => `
  ALTER TABLE file DROP shown;
  ALTER TABLE file ADD shown boolean NOT NULL GENERATED ALWAYS AS (${visible}) STORED;
  CREATE INDEX file_hidden ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE NOT shown;
`;

const permitted = "NOT taken_down AND (minors IS NOT TRUE OR consent_at IS NOT NULL)";

export class FirstDays1767225600019 implements MigrationInterface {
  readonly name = "FirstDays1767225600019";

  /** A generated column cannot depend on the present day, so the server clears `scheduled` when it comes. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file ADD shown_from date, ADD scheduled boolean NOT NULL DEFAULT false;
      CREATE INDEX file_scheduled
        ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE scheduled;
      ${shown(`NOT scheduled AND ${permitted}`)}
    `);
  }

  /** What is scheduled is taken down: an earlier release would show it at once. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE file SET taken_down = true WHERE scheduled;
      ${shown(permitted)}
      ALTER TABLE file DROP shown_from, DROP scheduled;
    `);
  }
}
