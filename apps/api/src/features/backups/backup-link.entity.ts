import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("backup_link")
export class BackupLinkEntity {
  @PrimaryColumn("bytea")
  tokenHash!: Buffer;

  /** The session that requested the link. */
  @Column("uuid")
  sessionId!: string;

  /** Name of the backup. */
  @Column("text")
  name!: string;

  @Column("timestamptz")
  expiresAt!: Date;
}
