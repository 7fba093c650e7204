import type { RevisionAction, RevisionKind } from "@visiga/contracts/activity";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** Fields of what was changed, as JSON keeps them. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** One change: a line of the activity log, a version to return to and, while it has a term, an entry of the bin. */
@Entity("revision")
export class RevisionEntity {
  /** Rises with time. */
  @PrimaryColumn("bigint", { generated: "identity" })
  id!: string;

  @Column("timestamp with time zone", { precision: 3 })
  at!: Date;

  /** Null where the system itself did it. */
  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** As it was then. */
  @Column("text", { nullable: true })
  actorName!: string | null;

  @Column("text")
  kind!: RevisionKind;

  @Column("text")
  subjectId!: string;

  @Column("text")
  action!: RevisionAction;

  /** What the subject was called then. */
  @Column("text")
  name!: string;

  @Column("jsonb", { nullable: true })
  before!: Snapshot | null;

  @Column("jsonb", { nullable: true })
  after!: Snapshot | null;

  /** Keeps the picture of what is in the bin. */
  @Column("uuid", { nullable: true })
  photoId!: string | null;

  /** Until when `before` can come back; null for what is not, or no longer, in the bin. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  binUntil!: Date | null;

  @Column("uuid", { nullable: true })
  idempotencyKey!: string | null;
}
