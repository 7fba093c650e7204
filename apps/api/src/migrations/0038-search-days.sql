-- Indexes texts in the form in which they are compared, with abbreviations and joined letters and digits in either form, and
-- the whole event day.

-- As `searchForm` of the contracts, with the same classes of characters. It calls functions of PostgreSQL only.
CREATE OR REPLACE FUNCTION search_form(entry text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    form text := regexp_replace(entry, '[\u0027\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]', '', 'g');
    joined text;
  BEGIN
    -- Most texts are ASCII, and the other forms cost ten times as much.
    IF octet_length(form) > char_length(form) THEN
      form := regexp_replace(normalize(form, NFKD), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u180b-\u180e\u1ab0-\u1ace\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e01ef]', '', 'g');
      form := lower(translate(form, 'ÆŒẞÞØĐÐŁ', 'æœßþøđðł'));
      form := replace(replace(replace(replace(form, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
      form := regexp_replace(translate(form, 'øđðłı', 'oddli'), '[\u0001-\u002f:-@\u005b-\u0060{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u00f7\u02c2-\u02df\u02e5-\u02ff\u0375\u037e\u0384\u0385\u0387\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0606-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u0700-\u070d\u0964\u0965\u1360-\u1368\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufd3e\ufd3f\ufe10-\ufe6f\ufffc\ufffd\U0001f000-\U0001faff]+', ' ', 'g');
    ELSE
      form := regexp_replace(lower(form), '[^a-z0-9]+', ' ', 'g');
    END IF;
    form := btrim(form);
    IF form ~ '[0-9]' THEN
      form := regexp_replace(form, '(^| )([^0-9 ]+)([0-9]+)(?=[^0-9 ]*(?: |$))', '\1\2 \3', 'g');
      form := regexp_replace(form, '(^| )([0-9]+)([^0-9 ]+)(?= |$)', '\1\2 \3', 'g');
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

-- All texts of a document, at any depth.
CREATE OR REPLACE FUNCTION search_texts(document jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(value #>> '{}', ' '), '') FROM jsonb_path_query(document, 'strict $.**') AS value
  WHERE jsonb_typeof(value) = 'string'
);

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

ALTER TABLE file DROP COLUMN words, ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
  to_tsvector('simple', search_form(
    name || ' ' || title || ' ' || coalesce(description, '') || ' ' || coalesce(name_sw, '') || ' ' ||
    coalesce(title_sw, '') || ' ' || coalesce(description_sw, '') || ' ' || coalesce(day_words(event_date), '')
  ))
) STORED;
CREATE INDEX file_words ON file USING gin (words);
DROP INDEX revision_bin_words;
CREATE INDEX revision_bin_words ON revision USING gin (
  to_tsvector('simple', search_form(name || ' ' || search_texts(coalesce(before, '{}'))))
) WHERE bin_until IS NOT NULL;
