import { randomUUID } from "node:crypto";
import { readableSecret } from "@visiga/contracts/readable-secret";
import { firstAdministratorName } from "@visiga/contracts/users";
import type { Clock } from "@visiga/system/clock";
import type { DataSource } from "typeorm";
import { hashPassword } from "#platform/security/passwords.ts";
import { UserEntity } from "./user.entity.ts";

export type FirstAdministrator = NonNullable<Awaited<ReturnType<typeof ensureAdministrator>>>;

/** Adds the first administrator to an empty table, once even if several processes start together; null if users exist. */
export async function ensureAdministrator(
  database: DataSource,
  chosen: { readonly email: string; readonly password: string } | undefined,
  clock: Clock,
) {
  if (await database.manager.exists(UserEntity)) return null;
  const { email, password } = chosen ?? { email: "admin@example.org", password: readableSecret() };
  const passwordHash = await hashPassword(password);
  return database.transaction(async (manager) => {
    await manager.query("LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE");
    if (await manager.exists(UserEntity)) return null;
    await manager.insert(UserEntity, {
      id: randomUUID(),
      name: firstAdministratorName,
      email,
      role: "ADMIN",
      status: "ACTIVE",
      passwordHash,
      createdAt: clock(),
    });
    // A generated password must be printed.
    return { email, password, generated: !chosen };
  });
}
