-- Ways to pay get reference, steps and the day since which a number holds: that of the last change, where one is no
-- sample. What was shipped or confirmed is compared by its content, so it gets the same members.
CREATE FUNCTION with_members(way jsonb) RETURNS jsonb LANGUAGE sql
RETURN '{"reference": null, "steps": null, "checked": null, "afterwards": null, "since": null}'::jsonb || way;

UPDATE shipped SET record = with_members(record) WHERE kind = 'site' AND key = 'payments';
UPDATE confirmed SET record = with_members(record) WHERE kind = 'site' AND key = 'payments';
UPDATE site_value SET value = (
    SELECT jsonb_agg(
      CASE WHEN EXISTS (
          SELECT FROM shipped WHERE kind = 'site' AND key = 'payments' AND shipped.record = with_members(listed.record)
        )
        THEN with_members(listed.record)
        ELSE with_members(listed.record) || jsonb_build_object('since', (changed_at AT TIME ZONE 'Africa/Dar_es_Salaam')::date)
      END ORDER BY number)
    FROM jsonb_array_elements(value) WITH ORDINALITY AS listed (record, number)
  ) WHERE key = 'payments' AND jsonb_typeof(value -> 0) = 'object';
UPDATE revision SET before = jsonb_set(before, '{value}', (
    SELECT jsonb_agg(with_members(record) ORDER BY number)
    FROM jsonb_array_elements(before -> 'value') WITH ORDINALITY AS listed (record, number)
  )) WHERE kind = 'site' AND subject_id = 'payments' AND jsonb_typeof(before -> 'value' -> 0) = 'object';
UPDATE revision SET after = jsonb_set(after, '{value}', (
    SELECT jsonb_agg(with_members(record) ORDER BY number)
    FROM jsonb_array_elements(after -> 'value') WITH ORDINALITY AS listed (record, number)
  )) WHERE kind = 'site' AND subject_id = 'payments' AND jsonb_typeof(after -> 'value' -> 0) = 'object';

DROP FUNCTION with_members(jsonb);

-- A session notes when the password was entered again.
ALTER TABLE session ADD COLUMN confirmed_at timestamptz;
