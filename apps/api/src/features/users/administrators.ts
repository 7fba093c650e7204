import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { UserActor } from "#platform/security/actor.ts";
import { UserEntity } from "./user.entity.ts";

/** Ids of the active administrators, each locked until the transaction ends. */
async function activeAdministrators(manager: EntityManager): Promise<string[]> {
  const rows = await manager.find(UserEntity, {
    select: { id: true },
    where: { role: "ADMIN", status: "ACTIVE" },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  return rows.map((row) => row.id);
}

/**
 * The user, locked with every active administrator. Of two administrators demoting each other concurrently, the second
 * is refused because the first has removed the role.
 */
export async function lockUser(manager: EntityManager, administrator: UserActor, id: string): Promise<UserEntity> {
  const administrators = await activeAdministrators(manager);
  if (!administrators.includes(administrator.id)) throw new AppError("forbidden");
  const user = await manager.findOne(UserEntity, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!user) throw new AppError("not_found");
  return user;
}

/** Checks a change after it was made. @throws AppError `last_administrator` if no active administrator is left */
export async function requireRemainingAdministrator(manager: EntityManager, before: UserEntity, after: UserEntity) {
  if (!isActiveAdministrator(before) || isActiveAdministrator(after)) return;
  if ((await activeAdministrators(manager)).length === 0) throw new AppError("last_administrator");
}

const isActiveAdministrator = ({ role, status }: UserEntity): boolean => role === "ADMIN" && status === "ACTIVE";
