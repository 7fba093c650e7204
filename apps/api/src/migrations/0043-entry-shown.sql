-- One function says whether visitors see an entry on a day. A generated column cannot depend on the present day, so a
-- row has the day for which its `shown` is computed, instead of two flags.

-- As `hiddenReason` of the contracts. Snapshots of revisions may lack what came later. Neither takes a row of `file`,
-- because restores of the release before move functions by the names of their arguments.
CREATE FUNCTION entry_shown(
  taken_down boolean, minors boolean, consented boolean, waiting boolean, shown_from date, shown_until date, day date
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN NOT taken_down AND (minors IS NOT TRUE OR consented) AND NOT waiting
  AND coalesce(shown_from <= day, true) AND coalesce(shown_until >= day, true);

CREATE FUNCTION entry_shown(snapshot jsonb, day date) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN entry_shown((snapshot ->> 'takenDown')::boolean, (snapshot ->> 'minors')::boolean,
  (snapshot ->> 'consent')::boolean, coalesce((snapshot ->> 'waiting')::boolean, false),
  (snapshot ->> 'shownFrom')::date, (snapshot ->> 'shownUntil')::date, day);

ALTER TABLE file ADD COLUMN shown_as_of date NOT NULL DEFAULT (now() AT TIME ZONE 'Africa/Dar_es_Salaam')::date;
-- The site's clock has decided, not that of the database.
UPDATE file SET shown_as_of = CASE WHEN scheduled THEN shown_from - 1 WHEN ended THEN shown_until + 1
    ELSE coalesce(shown_from, shown_until) END
  WHERE coalesce(shown_from, shown_until) IS NOT NULL;
ALTER TABLE file DROP COLUMN shown, DROP COLUMN scheduled, DROP COLUMN ended;

-- The column `shown`, and the indexes on what visitors see and on which days that changes.
ALTER TABLE file ADD COLUMN shown boolean NOT NULL GENERATED ALWAYS AS (
  entry_shown(taken_down, minors, consent_at IS NOT NULL, waiting, shown_from, shown_until, shown_as_of)
) STORED;
CREATE INDEX file_hidden ON file ((coalesce(event_date, created_at)) DESC, created_at DESC, id) WHERE NOT shown;
CREATE INDEX file_shown_of_page ON file (page, (coalesce(event_date, created_at)) DESC, created_at DESC, id) INCLUDE (event_date) WHERE shown;
CREATE INDEX file_shown_title ON file (page, lower(title)) INCLUDE (title) WHERE shown;
CREATE INDEX file_shown_photo ON file (photo_id) WHERE shown;
CREATE INDEX file_first_day ON file (page, shown_from) WHERE shown AND shown_from IS NOT NULL;
CREATE INDEX file_scheduled ON file ((coalesce(event_date, created_at)) DESC, created_at DESC, id) WHERE shown_from > shown_as_of;
CREATE INDEX file_ended ON file ((coalesce(event_date, created_at)) DESC, created_at DESC, id) WHERE shown_until < shown_as_of;
CREATE INDEX file_ended_of_page ON file (page, shown_until) WHERE shown_until < shown_as_of;
CREATE INDEX file_last_day ON file (shown_until) WHERE shown_until >= shown_as_of;
CREATE INDEX file_next_day ON file (shown_from) WHERE shown_from > shown_as_of;

DROP INDEX revision_seen_before;
CREATE INDEX revision_seen_before ON revision ((before ->> 'page'), at)
  WHERE kind = 'picture' AND entry_shown(before, (at AT TIME ZONE 'Africa/Dar_es_Salaam')::date);

DROP INDEX revision_seen_after;
CREATE INDEX revision_seen_after ON revision ((after ->> 'page'), at)
  WHERE kind = 'picture' AND entry_shown(after, (at AT TIME ZONE 'Africa/Dar_es_Salaam')::date);
