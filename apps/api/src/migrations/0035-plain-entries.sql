-- Cleans what earlier programs stored as entries are cleaned now: days and turning characters.

-- Without characters that turn or isolate the text behind them: a headline with one turned the whole title.
CREATE FUNCTION unturned(content text) RETURNS text LANGUAGE sql
RETURN regexp_replace(content, '[\u202a-\u202e\u2066-\u2069]', '', 'g');

-- Also, a day that was typed with two digits of the year is in this century, and no day is after 2100.
CREATE FUNCTION cleaned(document jsonb) RETURNS jsonb LANGUAGE sql
RETURN unturned(
  regexp_replace(
    regexp_replace(document::text, '"00(\d\d-\d\d-\d\d)(T[^"]*)?"', '"20\1\2"', 'g'),
    '"(?:210[1-9]|21[1-9]\d|2[2-9]\d\d|[3-9]\d{3})-\d\d-\d\d(T[^"]*)?"', '"2100-12-31\1"', 'g')
)::jsonb;

UPDATE file SET name = unturned(name), title = unturned(title), description = unturned(description),
    name_sw = unturned(name_sw), title_sw = unturned(title_sw), description_sw = unturned(description_sw),
    alt = unturned(alt), alt_sw = unturned(alt_sw)
  WHERE concat(name, title, description, name_sw, title_sw, description_sw, alt, alt_sw) ~ '[\u202a-\u202e\u2066-\u2069]';
UPDATE account SET name = unturned(name) WHERE name <> unturned(name);
UPDATE site_value SET value = cleaned(value) WHERE value <> cleaned(value);
UPDATE calendar_event SET date = cleaned(date) WHERE date <> cleaned(date);
UPDATE revision SET before = cleaned(before) WHERE before <> cleaned(before);
UPDATE revision SET after = cleaned(after) WHERE after <> cleaned(after);
UPDATE file SET event_date = CASE WHEN event_date < '0100-01-01' THEN event_date + interval '2000 years' END
  WHERE event_date < '1000-01-01' OR event_date >= '2101-01-01 00:00+03';
UPDATE file SET shown_from = least(shown_from, '2100-12-31') WHERE shown_from > '2100-12-31';
UPDATE file SET shown_until = NULL WHERE shown_until > '2100-12-31';

DROP FUNCTION cleaned(jsonb), unturned(text);
