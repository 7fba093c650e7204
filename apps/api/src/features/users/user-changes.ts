import type { UserRecord } from "@visiga/contracts/users";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import type { SecurityEvent, SecurityLog } from "#platform/security-log/security-log.ts";
import { requireRemainingAdministrator } from "./administrators.ts";
import type { Credentials } from "./credentials.ts";
import { UserEntity } from "./user.entity.ts";
import { toUserRecord, userSnapshot } from "./user-record.ts";

/** One change of a user, within the transaction that makes it. */
export interface UserChange {
  readonly manager: EntityManager;
  readonly revisions: RevisionWriter;
  readonly credentials: Credentials;
  readonly log: SecurityLog;
  readonly administrator: UserActor;
}

type UserAction = "userChanged" | "userDeleted" | "userBroughtBack";
type Columns = Partial<Pick<UserEntity, "name" | "email" | "phoneNumber" | "role" | "status">>;

/**
 * Updates a user, with a revision; without a difference there is neither a new version nor a revision. A user who is no
 * longer active is logged out everywhere. @throws AppError `last_administrator`
 */
export async function changeUser(
  { manager, revisions, credentials, log, administrator }: UserChange,
  action: UserAction,
  user: UserEntity,
  columns: Columns,
): Promise<UserRecord> {
  const names = Object.keys(columns) as (keyof Columns)[];
  if (names.every((name) => columns[name] === user[name])) return toUserRecord(user);
  const changed = manager.create(UserEntity, { ...user, ...columns, version: user.version + 1 });
  await manager.update(UserEntity, user.id, { ...columns, version: changed.version });
  await requireRemainingAdministrator(manager, user, changed);
  if (changed.status !== "ACTIVE") await credentials.revoke(manager, user.id);
  await revisions.write(manager, administrator, {
    kind: "user",
    subjectId: user.id,
    action,
    name: changed.name,
    before: userSnapshot(user),
    after: userSnapshot(changed),
  });
  for (const event of securityEvents(action, user, changed)) {
    await log.write(manager, { ...event, account: changed, by: administrator });
  }
  return toUserRecord(changed);
}

const rights = [
  ["email", "emailChanged"],
  ["role", "roleChanged"],
  ["status", "statusChanged"],
] as const;

/** What a change means for who comes in, and with which rights. */
function securityEvents(
  action: UserAction,
  before: UserEntity,
  after: UserEntity,
): Pick<SecurityEvent, "kind" | "detail">[] {
  if (action === "userDeleted") return [{ kind: "accountDeleted" }];
  if (action === "userBroughtBack") return [{ kind: "accountBroughtBack" }];
  return rights
    .filter(([name]) => before[name] !== after[name])
    .map(([name, kind]) => ({ kind, detail: `${before[name]} → ${after[name]}` }));
}
