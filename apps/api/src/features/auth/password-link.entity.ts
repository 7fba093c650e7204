import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A one-time link to set a password. A user has at most one. */
@Entity("password_link")
export class PasswordLinkEntity {
  @PrimaryColumn("bytea")
  tokenHash!: Buffer;

  @Index("password_link_account")
  @Column("uuid", { name: "account_id" })
  userId!: string;

  @Column("timestamptz")
  expiresAt!: Date;
}
