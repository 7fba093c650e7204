import type { SiteValue } from "@visiga/contracts/site";
import { Column, Entity, type EntityManager, PrimaryColumn } from "typeorm";

export type TermDate = SiteValue<"termDates">[number];

/** A term date as subscribed calendars know it. It stays when the term date is deleted. */
@Entity("calendar_event")
export class CalendarEventEntity {
  @PrimaryColumn("uuid") id!: string;

  /** The term date, or its last state before it was deleted. */
  @Column("jsonb") date!: TermDate;

  /** Raised by each change, also by deletion and restoring. Calendars ignore a change that does not raise it. */
  @Column("integer", { default: 0 }) sequence!: number;
  @Column("boolean", { default: false }) cancelled!: boolean;
  @Column("timestamptz") changedAt!: Date;
}

const termDates = `
  SELECT (date ->> 'id')::uuid AS id, date FROM site_value, jsonb_array_elements(site_value.value) AS term (date)
  WHERE key = 'termDates' AND jsonb_typeof(site_value.value) = 'array'`;

/** Makes the calendar follow the site value `termDates`, in the transaction of whatever writes site values. */
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
