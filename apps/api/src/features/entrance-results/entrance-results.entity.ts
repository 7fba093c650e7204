import type { EntranceResult } from "@visiga/contracts/entrance-results";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** The only list of results. After its last day it has no numbers. */
@Entity("entrance_results")
export class EntranceResultsEntity {
  @PrimaryColumn("integer") id!: 1;
  @Column("date") fromDay!: string;

  /** The hour of the first day, `08:00`. */
  @Column("text") at!: string;
  @Column("date") untilDay!: string;

  /** Whether the hour has come, by a clock that was trusted then. */
  @Column("boolean") open!: boolean;
  @Column("jsonb") results!: readonly EntranceResult[];
  @Column("integer") version!: number;
  @Column("timestamp with time zone", { precision: 3 }) changedAt!: Date;

  /** Name of the administrator. */
  @Column("text") changedBy!: string;
}
