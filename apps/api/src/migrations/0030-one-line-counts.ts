import type { MigrationInterface, QueryRunner } from "typeorm";

/** Changes each record of a list, which keeps its order. */
const changed = (value: string, change: string): string =>
  `(SELECT jsonb_agg(${change} ORDER BY place) FROM jsonb_array_elements(${value}) WITH ORDINALITY AS each (record, place))`;

const inOneLine = `CASE jsonb_typeof(record -> 'count')
  WHEN 'object' THEN jsonb_set(record, '{count}', coalesce(to_jsonb(CASE
    WHEN record #>> '{count,en}' IS NULL THEN record #>> '{count,sw}'
    WHEN record #>> '{count,sw}' IS NULL OR lower(record #>> '{count,en}') = lower(record #>> '{count,sw}')
      THEN record #>> '{count,en}'
    ELSE concat(record #>> '{count,en}', ' / ', record #>> '{count,sw}')
  END), 'null'))
  ELSE record END`;

const inBothLanguages = `CASE jsonb_typeof(record -> 'count')
  WHEN 'string' THEN jsonb_set(record, '{count}', jsonb_build_object('en', left(record ->> 'count', 60), 'sw', left(record ->> 'count', 60)))
  ELSE record END`;

export class OneLineCounts1767225600030 implements MigrationInterface {
  readonly name = "OneLineCounts1767225600030";

  /** How many of a thing to bring is one line for both languages. Different words of the two are joined. */
  up(runner: QueryRunner): Promise<void> {
    return changeThings(runner, inOneLine);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeThings(runner, inBothLanguages);
  }
}

/** Changes the present list and the earlier ones. */
async function changeThings(runner: QueryRunner, change: string): Promise<void> {
  await runner.query(
    `UPDATE site_value SET value = ${changed("value", change)}
      WHERE key = 'thingsToBring' AND jsonb_typeof(value) = 'array' AND value <> '[]'`,
  );
  await runner.query(
    `UPDATE revision SET before = jsonb_set(before, '{value}', ${changed("before -> 'value'", change)})
      WHERE kind = 'site' AND subject_id = 'thingsToBring'
        AND jsonb_typeof(before -> 'value') = 'array' AND before -> 'value' <> '[]'`,
  );
}
