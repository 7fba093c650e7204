-- Marks of samples in rows, records and revisions become two sets: what was shipped, and what of it is confirmed.

CREATE TABLE shipped (kind text NOT NULL, key text NOT NULL, record jsonb NOT NULL);
CREATE UNIQUE INDEX shipped_content ON shipped (kind, key, md5(record::text));
CREATE TABLE confirmed (kind text NOT NULL, key text NOT NULL, record jsonb NOT NULL);
CREATE UNIQUE INDEX confirmed_content ON confirmed (kind, key, md5(record::text));

-- What the site has now, or had before a change: each record of a list, other values whole, of page texts the default
-- that an unedited one had. What a change led to did not say whether it was a sample.
WITH state AS (
  SELECT key, value, sample, true AS present FROM site_value WHERE value IS NOT NULL
  UNION ALL
  SELECT subject_id, before -> 'value', (before ->> 'sample')::boolean, false FROM revision
    WHERE kind = 'site' AND jsonb_typeof(before -> 'value') <> 'null'
), content AS (
  SELECT key, record - 'sample' AS record, record ? 'sample' AS sample, present
    FROM state, jsonb_array_elements(CASE WHEN jsonb_typeof(value -> 0) = 'object' THEN value ELSE '[]' END) record
  UNION ALL
  SELECT key, value, sample, present FROM state
    WHERE key NOT LIKE 'text.%' AND (jsonb_typeof(value -> 0) = 'object') IS NOT TRUE
), page_text AS (
  SELECT key, value -> 'defaults' AS record, sample FROM state WHERE key LIKE 'text.%'
    AND value -> 'en' = value -> 'defaults' -> 'en' AND value -> 'sw' = value -> 'defaults' -> 'sw'
), added AS (
  INSERT INTO shipped SELECT DISTINCT 'site', key, record FROM content WHERE sample RETURNING key, record
)
INSERT INTO confirmed
  (
    SELECT 'site', key, record FROM content JOIN added USING (key, record) WHERE NOT sample
    EXCEPT SELECT 'site', key, record FROM content WHERE sample AND present
  )
  UNION ALL
  -- A text whose row has no value was reset to its default.
  SELECT DISTINCT 'site', key, record FROM page_text WHERE NOT sample
    AND NOT EXISTS (SELECT FROM site_value WHERE site_value.key = page_text.key AND value IS NULL);

INSERT INTO shipped SELECT 'picture', id::text, 'null'::jsonb FROM file WHERE sample
  UNION SELECT 'picture', subject_id, 'null'::jsonb FROM revision
    WHERE kind = 'picture' AND (before #>> '{record,sample}')::boolean;
INSERT INTO confirmed SELECT kind, key, record FROM shipped WHERE kind = 'picture' AND (
  EXISTS (SELECT FROM file WHERE id::text = key AND NOT sample)
  OR EXISTS (SELECT FROM revision WHERE kind = 'picture' AND subject_id = key AND NOT (before #>> '{record,sample}')::boolean)
) AND NOT EXISTS (SELECT FROM file WHERE id::text = key AND sample);

ALTER TABLE file DROP COLUMN sample;
ALTER TABLE site_value DROP COLUMN sample;
UPDATE site_value SET value = (
    SELECT jsonb_agg(record - 'sample' ORDER BY number)
    FROM jsonb_array_elements(value) WITH ORDINALITY AS listed (record, number)
  ) WHERE jsonb_typeof(value -> 0) = 'object';
UPDATE revision SET before = before #- '{record,sample}' WHERE kind = 'picture' AND before -> 'record' ? 'sample';
UPDATE revision SET before = before - 'sample' WHERE kind = 'site' AND before ? 'sample';
UPDATE revision SET before = jsonb_set(before, '{value}', (
    SELECT jsonb_agg(record - 'sample' ORDER BY number)
    FROM jsonb_array_elements(before -> 'value') WITH ORDINALITY AS listed (record, number)
  )) WHERE kind = 'site' AND jsonb_typeof(before -> 'value' -> 0) = 'object' AND before -> 'value' @? '$[*].sample';
UPDATE revision SET after = jsonb_set(after, '{value}', (
    SELECT jsonb_agg(record - 'sample' ORDER BY number)
    FROM jsonb_array_elements(after -> 'value') WITH ORDINALITY AS listed (record, number)
  )) WHERE kind = 'site' AND jsonb_typeof(after -> 'value' -> 0) = 'object' AND after -> 'value' @? '$[*].sample';
