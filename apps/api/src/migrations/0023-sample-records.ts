import type { MigrationInterface, QueryRunner } from "typeorm";

/** The site values that are lists of records, all of which were samples or none. */
const lists = [
  "announcements",
  "fees",
  "payments",
  "thingsToBring",
  "reportingDays",
  "joiningContact",
  "termDates",
  "results",
];

const marked = (value: string): string =>
  `(SELECT jsonb_agg(record || '{"sample": true}' ORDER BY place) FROM jsonb_array_elements(${value}) WITH ORDINALITY AS each (record, place))`;

export class SampleRecords1767225600023 implements MigrationInterface {
  readonly name = "SampleRecords1767225600023";

  /** Each record of a list has its own mark of a sample, in the present values and in the earlier ones. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE site_value SET value = ${marked("value")}
        WHERE sample AND key = ANY($1) AND jsonb_typeof(value) = 'array' AND value <> '[]'`,
      [lists],
    );
    await runner.query(
      `UPDATE revision SET before = jsonb_set(before, '{value}', ${marked("before -> 'value'")})
        WHERE kind = 'site' AND subject_id = ANY($1) AND before -> 'sample' = 'true'
          AND jsonb_typeof(before -> 'value') = 'array' AND before -> 'value' <> '[]'`,
      [lists],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const unmarked = (value: string) =>
      `(SELECT jsonb_agg(record - 'sample' ORDER BY place) FROM jsonb_array_elements(${value}) WITH ORDINALITY AS each (record, place))`;
    await runner.query(
      `UPDATE site_value SET value = ${unmarked("value")}
        WHERE key = ANY($1) AND jsonb_typeof(value) = 'array' AND value <> '[]'`,
      [lists],
    );
    await runner.query(
      `UPDATE revision SET before = jsonb_set(before, '{value}', ${unmarked("before -> 'value'")})
        WHERE kind = 'site' AND subject_id = ANY($1)
          AND jsonb_typeof(before -> 'value') = 'array' AND before -> 'value' <> '[]'`,
      [lists],
    );
  }
}
