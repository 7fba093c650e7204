import type { BackupProblem } from "@visiga/contracts/backups";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** An attempt to make or to verify a backup. */
@Entity("backup_report")
export class BackupReportEntity {
  @PrimaryColumn("bigint", { generated: "identity" })
  id!: string;

  @Column("text")
  work!: BackupProblem["work"];

  /** Of the backup. */
  @Column("text")
  name!: string;

  @Column("timestamp with time zone", { precision: 3 })
  at!: Date;

  /** Null: it succeeded. */
  @Column("text", { nullable: true })
  problem!: BackupProblem["reason"] | null;
}
