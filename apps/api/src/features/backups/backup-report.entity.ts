import type { BackupProblem } from "@visiga/contracts/backups";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("backup_report")
export class BackupReportEntity {
  @PrimaryColumn("bigint", { generated: "identity" })
  id!: string;

  @Column("text")
  work!: BackupProblem["work"];

  @Column("text")
  name!: string;

  @Column("timestamp with time zone", { precision: 3 })
  at!: Date;

  /** Null if it succeeded. */
  @Column("text", { nullable: true })
  problem!: BackupProblem["reason"] | null;
}
