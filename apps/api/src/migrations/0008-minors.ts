import type { MigrationInterface, QueryRunner } from "typeorm";

const shown = (unsaid: string) => `
  ALTER TABLE file
    ADD shown boolean NOT NULL
      GENERATED ALWAYS AS (NOT taken_down AND (${unsaid} OR consent_at IS NOT NULL)) STORED;
  CREATE INDEX file_hidden ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE NOT shown;
`;

export class Minors1767225600008 implements MigrationInterface {
  readonly name = "Minors1767225600008";

  /** Until now 'false' was also stored if nothing was stated. Samples are drawings. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file DROP shown;
      ALTER TABLE file ALTER minors DROP DEFAULT, ALTER minors DROP NOT NULL;
      UPDATE file SET minors = NULL WHERE NOT minors AND NOT sample;
      UPDATE revision SET before = jsonb_set(before, '{minors}', 'null')
        WHERE kind = 'picture' AND bin_until IS NOT NULL AND before ->> 'minors' = 'false'
          AND before #>> '{record,sample}' IS DISTINCT FROM 'true';
      ${shown("minors IS NOT TRUE")}
      CREATE INDEX file_minors_unsaid ON file (coalesce(event_date, created_at) DESC, created_at DESC, id)
        WHERE minors IS NULL AND photo_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX file_minors_unsaid;
      ALTER TABLE file DROP shown;
      UPDATE file SET minors = false WHERE minors IS NULL;
      ALTER TABLE file ALTER minors SET DEFAULT false, ALTER minors SET NOT NULL;
      ${shown("NOT minors")}
    `);
  }
}
