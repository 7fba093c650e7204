import type { MigrationInterface, QueryRunner } from "typeorm";
import { apostrophes, marks, searchFormFunction, separators } from "./0037-search-form.ts";

/** As `searchForm` of the contracts. It calls functions of PostgreSQL only. */
const functions = `
  CREATE OR REPLACE FUNCTION search_form(entry text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      form text := regexp_replace(entry, '${apostrophes}', '', 'g');
      joined text;
    BEGIN
      -- Most texts are ASCII, and the other forms cost ten times as much.
      IF octet_length(form) > char_length(form) THEN
        form := regexp_replace(normalize(form, NFKD), '${marks}', '', 'g');
        form := lower(translate(form, 'ÆŒẞÞØĐÐŁ', 'æœßþøđðł'));
        form := replace(replace(replace(replace(form, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
        form := regexp_replace(translate(form, 'øđðłı', 'oddli'), '${separators}+', ' ', 'g');
      ELSE
        form := regexp_replace(lower(form), '[^a-z0-9]+', ' ', 'g');
      END IF;
      form := btrim(form);
      IF form ~ '[0-9]' THEN
        form := regexp_replace(form, '(^| )([^0-9 ]+)([0-9]+)(?=[^0-9 ]*(?: |$))', '\\1\\2 \\3', 'g');
        form := regexp_replace(form, '(^| )([0-9]+)([^0-9 ]+)(?= |$)', '\\1\\2 \\3', 'g');
      END IF;
      IF form !~ '[0-9]( |[0-9]{5})|(^| )[^0-9 ] [^0-9 ]( |$)' THEN RETURN form; END IF;
      SELECT string_agg(
          CASE WHEN whole <> word THEN ' ' || whole ELSE '' END ||
          CASE WHEN national NOT IN (whole, word) THEN ' ' || national ELSE '' END,
          '' ORDER BY run, at)
        INTO joined
        FROM regexp_matches(form, '(?:^| )([0-9]+(?: [0-9]+)*|[^0-9 ](?: [^0-9 ])+)(?= |$)', 'g')
          WITH ORDINALITY AS runs (match, run)
        CROSS JOIN LATERAL (
          SELECT word, at, left(string_agg(word, '') OVER (ORDER BY at ROWS BETWEEN CURRENT ROW AND 7 FOLLOWING), 15) AS whole
            FROM unnest(string_to_array(match[1], ' ')) WITH ORDINALITY AS words (word, at)
        ) AS each
        CROSS JOIN LATERAL regexp_replace(whole, '^(?:(?:00)?255(?=[0-9]{9})0?|0(?=[2-9][0-9]{5}))', '') AS national;
      RETURN form || coalesce(joined, '');
    END
  $$;

  -- The words of a day by the school's calendar, in both languages. A month stands before each number, or numbers would
  -- be joined.
  CREATE FUNCTION day_words(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT names[1] || ' ' || extract(day FROM day)::text || ' ' || names[2] || ' ' || extract(year FROM day)::text || ' ' ||
      names[1] || ' ' || lpad(extract(day FROM day)::text, 2, '0')
    FROM (VALUES (moment AT TIME ZONE 'Africa/Dar_es_Salaam')) AS moments (day)
    JOIN (VALUES (1, ARRAY['January', 'Januari']), (2, ARRAY['February', 'Februari']), (3, ARRAY['March', 'Machi']),
      (4, ARRAY['April', 'Aprili']), (5, ARRAY['May', 'Mei']), (6, ARRAY['June', 'Juni']), (7, ARRAY['July', 'Julai']),
      (8, ARRAY['August', 'Agosti']), (9, ARRAY['September', 'Septemba']), (10, ARRAY['October', 'Oktoba']),
      (11, ARRAY['November', 'Novemba']), (12, ARRAY['December', 'Desemba'])) AS months (month, names)
      ON month = extract(month FROM day)
  );
`;

/** Makes the indexes anew, as functions of SQL that they call have changed. */
const indexWith = (day: string): string => `
  ALTER TABLE file DROP COLUMN words, ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector('simple', search_form(
      name || ' ' || title || ' ' || coalesce(description, '') || ' ' || coalesce(name_sw, '') || ' ' ||
      coalesce(title_sw, '') || ' ' || coalesce(description_sw, '') || ' ' || coalesce(${day}, '')
    ))
  ) STORED;
  CREATE INDEX file_words ON file USING gin (words);
  REINDEX INDEX revision_bin_words;
`;

/** Indexes the whole event day, and abbreviations and joined letters and digits in either form. */
export class SearchDays1795918200038 implements MigrationInterface {
  readonly name = "SearchDays1795918200038";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functions + indexWith("day_words(event_date)"));
  }

  async down(runner: QueryRunner): Promise<void> {
    const year = "extract(year FROM event_date AT TIME ZONE 'Africa/Dar_es_Salaam')::text";
    await runner.query(`${searchFormFunction} ${indexWith(year)} DROP FUNCTION day_words(timestamptz);`);
  }
}
