import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A way to set a password once. An account has at most one that still works. */
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
