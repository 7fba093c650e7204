import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("passkey")
export class PasskeyEntity {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id!: string;
  @Column("uuid", { name: "account_id" }) userId!: string;

  /** Base64url, chosen by the authenticator. */
  @Column("text") credentialId!: string;

  /** COSE. */
  @Column("bytea") publicKey!: Buffer;

  /** Uses counted by the authenticator; always 0 for one without a counter. A bigint, read as text. */
  @Column("bigint") counter!: string;

  /** The host name that it belongs to (RP ID). */
  @Column("text") host!: string;
  @Column("varchar", { length: 200 }) name!: string;
  @Column("timestamptz") createdAt!: Date;
  @Column("timestamptz", { nullable: true }) usedAt!: Date | null;
}

/** A challenge that was used, until it expires. */
@Entity("used_challenge")
export class UsedChallengeEntity {
  @PrimaryColumn("bytea") hash!: Buffer;
  @Column("timestamptz") expiresAt!: Date;
}
