import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors.ts";
import type { UserEntity } from "./user.entity.ts";

/** Their ids; each of them is locked until the transaction ends. */
export async function activeAdministrators(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    "SELECT id FROM account WHERE role = 'ADMIN' AND status = 'ACTIVE' ORDER BY id FOR UPDATE",
  );
  return rows.map((row) => row.id);
}

/** Looks after a change that is already made. @throws AppError `last_administrator` where it left none. */
export async function keepAnAdministrator(
  manager: EntityManager,
  before: UserEntity,
  after: UserEntity,
): Promise<void> {
  if (!isActiveAdministrator(before) || isActiveAdministrator(after)) return;
  if ((await activeAdministrators(manager)).length === 0) throw new AppError("last_administrator");
}

const isActiveAdministrator = ({ role, status }: UserEntity): boolean => role === "ADMIN" && status === "ACTIVE";
