import { Column, Entity, PrimaryColumn } from "typeorm";

/** Somebody asked for a picture to be removed. */
@Entity("removal_request")
export class RemovalRequestEntity {
  /** Increases with time. */
  @PrimaryColumn("bigint", { generated: "identity" })
  id!: string;

  @Column("uuid")
  fileId!: string;

  /** What the file showed when it was asked. */
  @Column("uuid")
  photoId!: string;

  /** Name of the file at that time. */
  @Column("text")
  name!: string;

  @Column("text", { nullable: true })
  telephone!: string | null;

  @Column("text", { nullable: true })
  words!: string | null;

  @Column("timestamp with time zone", { precision: 3 })
  askedAt!: Date;

  @Column("text", { default: "open" })
  state!: "open" | "hidden" | "dismissed";

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  settledAt!: Date | null;
}
