import type { QueryRunner } from "typeorm";

const tables = ["shipped", "confirmed"];

/** SQL: whether a value is a list of records. */
export const isList = (value: string): string => `jsonb_typeof(${value} -> 0) = 'object'`;

/** SQL: a list of records, each as given by its number and the columns `record` and `number`. */
export const listWith = (value: string, record: string): string =>
  `(SELECT jsonb_agg(${record} ORDER BY number) FROM jsonb_array_elements(${value}) WITH ORDINALITY AS listed (record, number))`;

/**
 * SQL: what the site has now, or had before a change: each record of a list, other values whole, of page texts the
 * default that an unedited one had. What a change led to did not say whether it was a sample.
 */
const contents = `
  WITH state AS (
    SELECT key, value, sample, true AS present FROM site_value WHERE value IS NOT NULL
    UNION ALL
    SELECT subject_id, before -> 'value', (before ->> 'sample')::boolean, false FROM revision
      WHERE kind = 'site' AND jsonb_typeof(before -> 'value') <> 'null'
  ), content AS (
    SELECT key, record - 'sample' AS record, record ? 'sample' AS sample, present
      FROM state, jsonb_array_elements(CASE WHEN ${isList("value")} THEN value ELSE '[]' END) record
    UNION ALL SELECT key, value, sample, present FROM state WHERE key NOT LIKE 'text.%' AND ${isList("value")} IS NOT TRUE
  ), page_text AS (
    SELECT key, value -> 'defaults' AS record, sample FROM state WHERE key LIKE 'text.%'
      AND value -> 'en' = value -> 'defaults' -> 'en' AND value -> 'sw' = value -> 'defaults' -> 'sw'
  )`;

/** Marks of samples in rows, records and revisions become two sets: what was shipped, and what of it is confirmed. */
export class Confirmed1795987800047 {
  readonly name = "Confirmed1795987800047";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`
        CREATE TABLE ${table} (kind text NOT NULL, key text NOT NULL, record jsonb NOT NULL);
        CREATE UNIQUE INDEX ${table}_content ON ${table} (kind, key, md5(record::text));
      `);
    }
    await runner.query(`
      INSERT INTO shipped ${contents} SELECT DISTINCT 'site', key, record FROM content WHERE sample;
      INSERT INTO confirmed ${contents}
        SELECT 'site', key, record FROM content JOIN shipped USING (key, record) WHERE NOT sample
        EXCEPT SELECT 'site', key, record FROM content WHERE sample AND present;
      -- A text whose row has no value was reset to its default.
      INSERT INTO confirmed ${contents}
        SELECT DISTINCT 'site', key, record FROM page_text WHERE NOT sample
          AND NOT EXISTS (SELECT FROM site_value WHERE site_value.key = page_text.key AND value IS NULL);

      INSERT INTO shipped SELECT 'picture', id::text, 'null'::jsonb FROM file WHERE sample
        UNION SELECT 'picture', subject_id, 'null'::jsonb FROM revision
          WHERE kind = 'picture' AND (before #>> '{record,sample}')::boolean;
      INSERT INTO confirmed SELECT kind, key, record FROM shipped WHERE kind = 'picture' AND (
        EXISTS (SELECT FROM file WHERE id::text = key AND NOT sample)
        OR EXISTS (SELECT FROM revision WHERE kind = 'picture' AND subject_id = key AND NOT (before #>> '{record,sample}')::boolean)
      ) AND NOT EXISTS (SELECT FROM file WHERE id::text = key AND sample);
    `);
    await runner.query(`
      ALTER TABLE file DROP COLUMN sample;
      ALTER TABLE site_value DROP COLUMN sample;
      UPDATE site_value SET value = ${listWith("value", "record - 'sample'")} WHERE ${isList("value")};
      UPDATE revision SET before = before #- '{record,sample}' WHERE kind = 'picture' AND before -> 'record' ? 'sample';
      UPDATE revision SET before = before - 'sample' WHERE kind = 'site' AND before ? 'sample';
    `);
    for (const side of ["before", "after"]) {
      const value = `${side} -> 'value'`;
      await runner.query(`
        UPDATE revision SET ${side} = jsonb_set(${side}, '{value}', ${listWith(value, "record - 'sample'")})
          WHERE kind = 'site' AND ${isList(value)} AND ${value} @? '$[*].sample'
      `);
    }
  }
}
