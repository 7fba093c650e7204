import type { UserPage, UserQuery } from "@visiga/contracts/users";
import type { EntityManager } from "typeorm";
import { UserEntity } from "./user.entity.ts";
import { toUserRecord } from "./user-record.ts";

/** One page of the matching users, newest first. */
export async function listUsers(manager: EntityManager, { page, size, status, search }: UserQuery): Promise<UserPage> {
  const query = manager.createQueryBuilder(UserEntity, "user");
  if (status !== "ALL") query.andWhere("user.status = :status", { status });
  if (search?.trim()) {
    query.andWhere("concat_ws(' ', user.name, user.email, user.phoneNumber) ILIKE :search", {
      search: `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`,
    });
  }
  const [rows, total] = await query
    .orderBy("user.createdAt", "DESC")
    .addOrderBy("user.id", "ASC")
    .offset(page * size)
    .limit(size)
    .getManyAndCount();
  return { data: rows.map(toUserRecord), page, size, total };
}
