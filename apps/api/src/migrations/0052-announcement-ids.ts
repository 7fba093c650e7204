import type { MigrationInterface, QueryRunner } from "typeorm";

/** Gives an id to announcements without one. Equal announcements of two versions have the same one, as a circular has. */
export class AnnouncementIds1796025600052 implements MigrationInterface {
  readonly name = "AnnouncementIds1796025600052";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION pg_temp.with_ids(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
        SELECT jsonb_agg(record || CASE WHEN record ->> 'id' IS NULL THEN jsonb_build_object('id', made) ELSE '{}' END ORDER BY place)
        FROM (
          SELECT record, place, overlay(overlay(
            md5(concat(record - 'id', row_number() OVER (PARTITION BY record - 'id', record ->> 'id' ORDER BY place)))
            PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid AS made
          FROM jsonb_array_elements(list) WITH ORDINALITY AS listed (record, place)
        ) AS numbered
      $$
    `);
    for (const table of ["site_value", "planned_value"])
      await runner.query(
        `UPDATE ${table} SET value = pg_temp.with_ids(value)
          WHERE key = 'announcements' AND jsonb_typeof(value -> 0) = 'object'`,
      );
    for (const table of ["shipped", "confirmed"])
      await runner.query(
        `UPDATE ${table} SET record = pg_temp.with_ids(jsonb_build_array(record)) -> 0
          WHERE kind = 'site' AND key = 'announcements'`,
      );
    for (const side of ["before", "after"])
      await runner.query(
        `UPDATE revision SET ${side} = jsonb_set(${side}, '{value}', pg_temp.with_ids(${side} -> 'value'))
          WHERE kind IN ('site', 'plan') AND subject_id = 'announcements'
            AND jsonb_typeof(${side} -> 'value' -> 0) = 'object'`,
      );
    await runner.query("DROP FUNCTION pg_temp.with_ids");
  }

  /** The release before reads announcements with an id too. */
  async down(): Promise<void> {}
}
