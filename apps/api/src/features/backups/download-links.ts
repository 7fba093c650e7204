import { createSecret, hashSecret } from "@visiga/system/security/one-time-secrets";
import { Column, Entity, type EntityManager, LessThan, MoreThan, PrimaryColumn } from "typeorm";
import type { Platform } from "#platform/platform.ts";

/** Milliseconds. */
const lifetime = 60_000;

/** One-time download addresses, valid for a minute, because browsers send no token with a download. */
export class DownloadLinks {
  constructor(private readonly deps: Pick<Platform, "database" | "clock">) {}

  /** @param sessionId the requesting session */
  async create(manager: EntityManager, name: string, sessionId: string): Promise<string> {
    const now = this.deps.clock();
    const token = createSecret();
    await manager.delete(BackupLinkEntity, { expiresAt: LessThan(now) });
    const expiresAt = new Date(now.getTime() + lifetime);
    await manager.insert(BackupLinkEntity, { tokenHash: hashSecret(token), sessionId, name, expiresAt });
    return `/backups/${name}?token=${token}`;
  }

  /** Deletes a link, so that of two concurrent uses one succeeds. @returns its session; null if it is invalid */
  async use(name: string, token: unknown): Promise<string | null> {
    if (typeof token !== "string") return null;
    const link = { tokenHash: hashSecret(token), name, expiresAt: MoreThan(this.deps.clock()) };
    const deletion = this.deps.database.createQueryBuilder().delete().from(BackupLinkEntity).where(link);
    const { raw }: { raw: { session_id: string }[] } = await deletion.returning("session_id").execute();
    return raw[0]?.session_id ?? null;
  }
}

@Entity("backup_link")
export class BackupLinkEntity {
  @PrimaryColumn("bytea") tokenHash!: Buffer;
  @Column("uuid") sessionId!: string;
  @Column("text") name!: string;
  @Column("timestamptz") expiresAt!: Date;
}
