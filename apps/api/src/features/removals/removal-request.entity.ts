import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("removal_request")
export class RemovalRequestEntity {
  @PrimaryColumn("bigint", { generated: "identity" }) id!: string;
  @Column("uuid") fileId!: string;
  @Column("uuid") photoId!: string;
  @Column("text") name!: string;
  @Column("text", { nullable: true }) telephone!: string | null;
  @Column("text", { nullable: true }) words!: string | null;
  @Column("timestamp with time zone", { precision: 3 }) askedAt!: Date;
  @Column("text", { default: "open" }) state!: "open" | "hidden" | "dismissed";
  @Column("timestamp with time zone", { precision: 3, nullable: true }) settledAt!: Date | null;
}
