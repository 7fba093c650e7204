import { Column, Entity, PrimaryColumn } from "typeorm";

/** A network address from which somebody has logged in to an account, as a keyed hash. */
@Entity("known_address")
export class KnownAddressEntity {
  @PrimaryColumn("uuid", { name: "account_id" })
  userId!: string;

  @PrimaryColumn("bytea")
  addressHash!: Buffer;

  @Column("timestamptz")
  seenAt!: Date;
}
