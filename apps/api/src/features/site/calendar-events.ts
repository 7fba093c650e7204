import type { EntityManager } from "typeorm";

const termDates = `
  SELECT (date ->> 'id')::uuid AS id, date - 'sample' AS date FROM site_value, jsonb_array_elements(site_value.value) AS term (date)
  WHERE key = 'termDates' AND jsonb_typeof(site_value.value) = 'array'`;

/**
 * Updates the events of the calendar after a change of the site value `termDates`. All code that writes site values
 * calls it in the same transaction; without a change of the term dates it changes nothing.
 */
export async function updateCalendarEvents(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO calendar_event AS event (id, date, changed_at) SELECT id, date, $1 FROM (${termDates}) current
      ON CONFLICT (id) DO UPDATE
        SET date = excluded.date, sequence = event.sequence + 1, cancelled = false, changed_at = excluded.changed_at
        WHERE event.cancelled OR event.date <> excluded.date`,
    [now],
  );
  await manager.query(
    `UPDATE calendar_event SET sequence = sequence + 1, cancelled = true, changed_at = $1
      WHERE NOT cancelled AND id NOT IN (SELECT id FROM (${termDates}) current)`,
    [now],
  );
}
