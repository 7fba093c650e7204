import type { DataSource, EntityManager } from "typeorm";

export interface CalendarEvent {
  readonly id: string;
  readonly date: object;
  readonly sequence: number;
  readonly cancelled: boolean;
}

export const readCalendar = (database: Pick<DataSource, "query">): Promise<CalendarEvent[]> =>
  database.query("SELECT id, date, sequence, cancelled FROM calendar_event");

/**
 * Makes calendars that subscribed before a restore accept the restored events: events that differ get a higher sequence
 * than before, and those that the backup does not have are cancelled.
 */
export async function raiseCalendarSequences(manager: EntityManager, former: readonly CalendarEvent[]): Promise<void> {
  const events = "jsonb_to_recordset($1::jsonb) AS former (id uuid, date jsonb, sequence integer, cancelled boolean)";
  await manager.query(
    `UPDATE calendar_event AS event
      SET sequence = greatest(event.sequence, former.sequence) + 1, changed_at = now()
      FROM ${events}
      WHERE event.id = former.id
        AND (event.date, event.cancelled, event.sequence) <> (former.date, former.cancelled, former.sequence)`,
    [JSON.stringify(former)],
  );
  await manager.query(
    `INSERT INTO calendar_event (id, date, sequence, cancelled, changed_at)
      SELECT id, date, sequence + 1, true, now() FROM ${events} ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(former)],
  );
}
