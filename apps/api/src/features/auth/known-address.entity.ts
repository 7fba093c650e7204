import { Column, Entity, PrimaryColumn } from "typeorm";

/** Keyed hash of a network address from which a user has logged in. */
@Entity("known_address")
export class KnownAddressEntity {
  @PrimaryColumn("uuid", { name: "account_id" })
  userId!: string;

  @PrimaryColumn("bytea")
  addressHash!: Buffer;

  @Column("timestamptz")
  seenAt!: Date;
}
