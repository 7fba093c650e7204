import { systemClock } from "@visiga/system/clock";
import { type DataSource, IsNull } from "typeorm";
import { PasskeyEntity } from "#features/auth/passkey.entity.ts";
import { PasskeyRules } from "#features/auth/passkey-rules.ts";
import { PasswordLinks } from "#features/auth/password-links.ts";
import { SessionEntity } from "#features/auth/session.entity.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { SecurityLog } from "#platform/security/security-log.ts";

export const listAccounts = (database: DataSource) =>
  database.manager.find(UserEntity, { order: { status: "ASC", createdAt: "ASC", id: "ASC" } });

/**
 * Makes a one-time link that sets a new password. @param reset also removes password and passkeys, and ends the sessions
 * @param by who did it, for the security log. @returns its token; null if no active account has the address
 */
export async function linkFor(database: DataSource, email: string, reset: boolean, by: string): Promise<string | null> {
  const account = await database.manager.findOneBy(UserEntity, { email, status: "ACTIVE" });
  if (!account) return null;
  const { id, name } = account;
  return database.transaction(async (manager) => {
    if (reset) {
      await manager.delete(PasskeyEntity, { userId: id });
      await manager.update(SessionEntity, { userId: id, endedAt: IsNull() }, { endedAt: systemClock() });
      await manager.update(UserEntity, id, { passwordHash: null });
    }
    const what = { kind: "user", subjectId: id, action: "linkRenewed", name } as const;
    await new RevisionWriter(systemClock).write(manager, null, what);
    const log = new SecurityLog(database, systemClock);
    await log.write({ kind: reset ? "passkeysReset" : "linkMade", account, detail: by }, manager);
    return new PasswordLinks({ database, clock: systemClock }).create(manager, id);
  });
}

/** Administrators no longer need a passkey. @param by who decided it, for the security log */
export async function liftPasskeyRequirement(database: DataSource, by: string): Promise<void> {
  await database.transaction(async (manager) => {
    await new PasskeyRules({ database, clock: systemClock }).requireFrom(manager, null);
    await new SecurityLog(database, systemClock).write({ kind: "passkeysRequired", detail: `none, by ${by}` }, manager);
  });
}
