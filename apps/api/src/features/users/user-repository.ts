import type { Preferences } from "@visiga/contracts/auth";
import { type DataSource, type EntityManager, In, Not } from "typeorm";
import { UserEntity } from "./user.entity.ts";

type AccountLock = "pessimistic_read" | "pessimistic_write";

export class UserRepository {
  constructor(private readonly database: DataSource) {}

  byEmail(email: string): Promise<UserEntity | null> {
    return this.database.manager.findOneBy(UserEntity, { email, status: Not("DELETED") });
  }

  byId(id: string, manager: EntityManager = this.database.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  async names(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const users = await manager.find(UserEntity, {
      select: { id: true, name: true },
      where: { id: In([...new Set(ids)]) },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  activeAdministrators(manager: EntityManager = this.database.manager): Promise<UserEntity[]> {
    const where = { role: "ADMIN", status: "ACTIVE" } as const;
    return manager.find(UserEntity, { where, order: { name: "ASC", id: "ASC" } });
  }

  countActive(): Promise<number> {
    return this.database.manager.countBy(UserEntity, { status: "ACTIVE" });
  }

  /** In a fixed order, to prevent deadlocks. */
  async lock(manager: EntityManager, ids: readonly string[], mode: AccountLock = "pessimistic_write"): Promise<void> {
    const where = { id: In([...ids]) };
    await manager.find(UserEntity, { select: { id: true }, where, order: { id: "ASC" }, lock: { mode } });
  }

  async setPreferences(manager: EntityManager, id: string, preferences: Preferences): Promise<void> {
    await manager.update(UserEntity, id, preferences);
  }

  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<UserEntity> {
    await manager.update(UserEntity, id, { passwordHash, credentialsVersion: () => "credentials_version + 1" });
    return manager.findOneByOrFail(UserEntity, { id });
  }
}
