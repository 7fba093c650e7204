import type { SecurityEventKind } from "@visiga/contracts/security-log";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("security_event")
export class SecurityEventEntity {
  @PrimaryColumn("bigint", { generated: "identity" }) id!: string;
  @Column("timestamp with time zone", { precision: 3 }) at!: Date;
  @Column("text") kind!: SecurityEventKind;

  /** Null if no account has the email address of the attempt. */
  @Column("uuid", { nullable: true }) accountId!: string | null;
  @Column("text", { nullable: true }) accountName!: string | null;
  @Column("text", { nullable: true }) actorName!: string | null;

  /** An IPv4 address, or the network of an IPv6 address. */
  @Column("text", { nullable: true }) address!: string | null;
  @Column("text", { nullable: true }) device!: string | null;
  @Column("text", { nullable: true }) detail!: string | null;
}
