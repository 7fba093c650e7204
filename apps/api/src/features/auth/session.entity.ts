import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** One login with its refresh tokens, of which only the newest is valid. */
@Entity("session")
export class SessionEntity {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" })
  id!: string;

  @Index("session_account")
  @Column("uuid", { name: "account_id" })
  userId!: string;

  @Column("integer")
  credentialsVersion!: number;

  /** Identifies the session in its refresh tokens and nowhere else. */
  @Index("session_handle", { unique: true })
  @Column("uuid")
  handle!: string;

  @Column("bytea")
  tokenHash!: Buffer;

  @Column("bytea", { nullable: true })
  previousHash!: Buffer | null;

  /** Browser and system at the login. */
  @Column("text", { default: "" })
  device!: string;

  /** When the password was given last. */
  @Column("timestamptz", { default: () => "now()" })
  passwordAt!: Date;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz")
  rotatedAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;
}
