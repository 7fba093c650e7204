import { Column, Entity, PrimaryColumn } from "typeorm";

/** One login with its refresh tokens. Only the newest token is valid. */
@Entity("session")
export class SessionEntity {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id!: string;
  @Column("uuid", { name: "account_id" }) userId!: string;
  @Column("integer") credentialsVersion!: number;

  /** Identifies the session in its refresh tokens only. */
  @Column("uuid") handle!: string;
  @Column("bytea") tokenHash!: Buffer;
  @Column("bytea", { nullable: true }) previousHash!: Buffer | null;

  /** Browser and operating system at login. */
  @Column("text", { default: "" }) device!: string;

  /** When the password was last confirmed. */
  @Column("timestamptz", { default: () => "now()" }) passwordAt!: Date;

  /** When the password was last entered again, not with the login; null once that was used up. */
  @Column("timestamptz", { nullable: true }) confirmedAt!: Date | null;
  @Column("timestamptz") createdAt!: Date;
  @Column("timestamptz") rotatedAt!: Date;
  @Column("timestamptz") expiresAt!: Date;
  @Column("timestamptz", { nullable: true }) endedAt!: Date | null;
}
