import { lifetimes } from "@visiga/contracts/auth";
import { createSecret, hashSecret } from "@visiga/system/security/one-time-secrets";
import { Column, Entity, type EntityManager, LessThan, PrimaryColumn } from "typeorm";
import { invalidField } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";

export class PasswordLinks {
  constructor(private readonly deps: Pick<Platform, "database" | "clock">) {}

  async create(manager: EntityManager, userId: string): Promise<string> {
    const now = this.deps.clock();
    const token = createSecret();
    await manager.delete(PasswordLinkEntity, { userId });
    await manager.delete(PasswordLinkEntity, { expiresAt: LessThan(now) });
    const expiresAt = new Date(now.getTime() + lifetimes.passwordLink * 1000);
    await manager.insert(PasswordLinkEntity, { tokenHash: hashSecret(token), userId, expiresAt });
    return token;
  }

  /** The link of a valid token. @throws AppError with `link_invalid` on `token` */
  async read(token: string): Promise<PasswordLinkEntity> {
    const link = await this.deps.database.manager.findOneBy(PasswordLinkEntity, { tokenHash: hashSecret(token) });
    if (!link || link.expiresAt <= this.deps.clock()) throw invalidField("token", "link_invalid");
    return link;
  }

  /** Deletes a link. Of two concurrent uses only one succeeds. @throws AppError with `link_invalid` on `token` */
  async use(manager: EntityManager, token: string): Promise<void> {
    const { affected } = await manager.delete(PasswordLinkEntity, { tokenHash: hashSecret(token) });
    if (affected !== 1) throw invalidField("token", "link_invalid");
  }

  async revoke(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasswordLinkEntity, { userId });
  }
}

@Entity("password_link")
export class PasswordLinkEntity {
  @PrimaryColumn("bytea") tokenHash!: Buffer;
  @Column("uuid", { name: "account_id" }) userId!: string;
  @Column("timestamptz") expiresAt!: Date;
}
