import type { SiteValue } from "@visiga/contracts/site";
import { Column, Entity, PrimaryColumn } from "typeorm";

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
