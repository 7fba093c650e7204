import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** One login and the refresh tokens that follow from it, of which only the newest is good. */
@Entity("session")
export class SessionEntity {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" })
  id!: string;

  @Index("session_account")
  @Column("uuid", { name: "account_id" })
  accountId!: string;

  @Column("integer", { name: "credentials_version" })
  credentialsVersion!: number;

  /** Names the session in its refresh tokens and nowhere else. */
  @Index("session_handle", { unique: true })
  @Column("uuid")
  handle!: string;

  @Column("bytea", { name: "token_hash" })
  tokenHash!: Buffer;

  @Column("bytea", { name: "previous_hash", nullable: true })
  previousHash!: Buffer | null;

  @Column("timestamptz", { name: "created_at" })
  createdAt!: Date;

  @Column("timestamptz", { name: "rotated_at" })
  rotatedAt!: Date;

  @Column("timestamptz", { name: "expires_at" })
  expiresAt!: Date;

  @Column("timestamptz", { name: "ended_at", nullable: true })
  endedAt!: Date | null;
}
