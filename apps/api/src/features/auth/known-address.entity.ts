import { Column, Entity, PrimaryColumn } from "typeorm";

/** A network address from which somebody has logged in to an account, as a keyed hash. */
@Entity("known_address")
export class KnownAddressEntity {
  @PrimaryColumn("uuid", { name: "account_id" })
  accountId!: string;

  @PrimaryColumn("bytea", { name: "address_hash" })
  addressHash!: Buffer;

  @Column("timestamptz", { name: "seen_at" })
  seenAt!: Date;
}
