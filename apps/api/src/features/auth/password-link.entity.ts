import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A way to set a password once. An account has at most one that still works. */
@Entity("password_link")
export class PasswordLinkEntity {
  @PrimaryColumn("bytea", { name: "token_hash" })
  tokenHash!: Buffer;

  @Index("password_link_account")
  @Column("uuid", { name: "account_id" })
  accountId!: string;

  @Column("timestamptz", { name: "expires_at" })
  expiresAt!: Date;
}
