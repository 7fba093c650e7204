import type { RevisionAction, RevisionKind } from "@visiga/contracts/activity";
import { Column, Entity, PrimaryColumn } from "typeorm";

export type Snapshot = Readonly<Record<string, unknown>>;

/** One change: listed as activity, the source of an earlier version and, until `binUntil`, an entry of the bin. */
@Entity("revision")
export class RevisionEntity {
  @PrimaryColumn("bigint", { generated: "identity" }) id!: string;
  @Column("timestamp with time zone", { precision: 3 }) at!: Date;
  @Column("uuid", { nullable: true }) actorId!: string | null;

  /** The actor's name at that time. */
  @Column("text", { nullable: true }) actorName!: string | null;
  @Column("text") kind!: RevisionKind;
  @Column("text") subjectId!: string;
  @Column("text") action!: RevisionAction;
  @Column("text") name!: string;
  @Column("jsonb", { nullable: true }) before!: Snapshot | null;
  @Column("jsonb", { nullable: true }) after!: Snapshot | null;

  /** Photo of an entry in the bin; the reference keeps it from being deleted. */
  @Column("uuid", { nullable: true }) photoId!: string | null;

  /** Until when `before` can be restored; null if it is not, or no longer, in the bin. */
  @Column("timestamp with time zone", { precision: 3, nullable: true }) binUntil!: Date | null;
  @Column("uuid", { nullable: true }) idempotencyKey!: string | null;
}
