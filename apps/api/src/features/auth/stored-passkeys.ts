import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import type { PasskeyRecord } from "@visiga/contracts/passkeys";
import { breaksUnique } from "@visiga/system/errors/database-error";
import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { AuthUsers } from "./auth-users.ts";
import { PasskeyEntity } from "./passkey.entity.ts";

type NewPasskey = Pick<PasskeyEntity, "userId" | "credentialId" | "publicKey" | "counter" | "host" | "name">;

interface Deps extends Pick<Platform, "database" | "clock"> {
  readonly users: Pick<AuthUsers, "lock">;
}

export class StoredPasskeys {
  constructor(private readonly deps: Deps) {}

  byCredential(credentialId: string): Promise<PasskeyEntity | null> {
    return this.deps.database.manager.findOneBy(PasskeyEntity, { credentialId });
  }

  of(userId: string, manager: EntityManager = this.deps.database.manager): Promise<PasskeyEntity[]> {
    return manager.find(PasskeyEntity, { where: { userId }, order: { createdAt: "ASC", id: "ASC" } });
  }

  async ownersAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.deps.database.manager.find(PasskeyEntity, {
      select: { userId: true },
      where: { userId: In([...userIds]) },
    });
    return new Set(rows.map(({ userId }) => userId));
  }

  /** Locks the user until the transaction ends, so that two requests cannot add or remove passkeys at the same time. */
  async lockOf(manager: EntityManager, userId: string): Promise<PasskeyEntity[]> {
    await this.deps.users.lock(manager, [userId]);
    return this.of(userId, manager);
  }

  /** @throws AppError `passkey_limit`; `passkey_invalid` if the passkey is stored already */
  async add(manager: EntityManager, passkey: NewPasskey): Promise<PasskeyEntity> {
    if ((await this.lockOf(manager, passkey.userId)).length >= passkeyLimits.count) throw new AppError("passkey_limit");
    const row = manager.create(PasskeyEntity, {
      id: crypto.randomUUID(),
      ...passkey,
      createdAt: this.deps.clock(),
      usedAt: null,
    });
    try {
      await manager.insert(PasskeyEntity, row);
    } catch (error) {
      throw breaksUnique(error, "passkey_credential") ? new AppError("passkey_invalid", { cause: error }) : error;
    }
    return row;
  }

  /** @returns false if the counter did not rise, as with a copied passkey; an authenticator without one sends 0 */
  async use({ id }: PasskeyEntity, counter: number): Promise<boolean> {
    const { affected } = await this.deps.database
      .createQueryBuilder()
      .update(PasskeyEntity)
      .set({ counter: String(counter), usedAt: this.deps.clock() })
      .where("id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))", { id, counter })
      .execute();
    return affected === 1;
  }

  async remove(manager: EntityManager, which: { readonly id: string } | { readonly userId: string }): Promise<void> {
    await manager.delete(PasskeyEntity, which);
  }
}

export const toPasskeyRecord = ({ id, name, createdAt, usedAt }: PasskeyEntity): PasskeyRecord => ({
  id,
  name,
  addedAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
