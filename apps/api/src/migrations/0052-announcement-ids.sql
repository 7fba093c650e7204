-- Gives an id to announcements without one. Equal announcements of two versions have the same one, as a circular has.
CREATE FUNCTION pg_temp.with_ids(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(record || CASE WHEN record ->> 'id' IS NULL THEN jsonb_build_object('id', made) ELSE '{}' END ORDER BY place)
  FROM (
    SELECT record, place, overlay(overlay(
      md5(concat(record - 'id', row_number() OVER (PARTITION BY record - 'id', record ->> 'id' ORDER BY place)))
      PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid AS made
    FROM jsonb_array_elements(list) WITH ORDINALITY AS listed (record, place)
  ) AS numbered
$$;

UPDATE site_value SET value = pg_temp.with_ids(value)
  WHERE key = 'announcements' AND jsonb_typeof(value -> 0) = 'object';
UPDATE planned_value SET value = pg_temp.with_ids(value)
  WHERE key = 'announcements' AND jsonb_typeof(value -> 0) = 'object';
UPDATE shipped SET record = pg_temp.with_ids(jsonb_build_array(record)) -> 0
  WHERE kind = 'site' AND key = 'announcements';
UPDATE confirmed SET record = pg_temp.with_ids(jsonb_build_array(record)) -> 0
  WHERE kind = 'site' AND key = 'announcements';
UPDATE revision SET before = jsonb_set(before, '{value}', pg_temp.with_ids(before -> 'value'))
  WHERE kind IN ('site', 'plan') AND subject_id = 'announcements' AND jsonb_typeof(before -> 'value' -> 0) = 'object';
UPDATE revision SET after = jsonb_set(after, '{value}', pg_temp.with_ids(after -> 'value'))
  WHERE kind IN ('site', 'plan') AND subject_id = 'announcements' AND jsonb_typeof(after -> 'value' -> 0) = 'object';

DROP FUNCTION pg_temp.with_ids;
