import type { RevisionAction } from "@visiga/contracts/activity";
import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import type { SecurityEvent, SecurityLog } from "#platform/security/security-log.ts";
import { UserEntity } from "./user.entity.ts";

export interface UserChange extends Pick<Platform, "revisions"> {
  readonly manager: EntityManager;
  readonly credentials: Credentials;
  readonly log: SecurityLog;
  readonly administrator: ConfirmedUser;
}

export type UserAction = "userChanged" | "userDeleted" | "userBroughtBack";
export type UserColumns = Partial<Pick<UserEntity, "name" | "email" | "phoneNumber" | "role" | "status">>;

export const grantsAccess = (user: UserEntity, { email = user.email, role = user.role, status }: UserColumns) =>
  email !== user.email || role !== user.role || (user.status !== "ACTIVE" && (status ?? user.status) !== user.status);

export const isReactivated = (user: UserEntity, { status }: UserColumns): boolean =>
  user.status !== "ACTIVE" && status === "ACTIVE";

/**
 * Updates a user and writes a revision; without a difference, version and revisions stay unchanged. A user who is no
 * longer active is logged out everywhere.
 * @throws AppError `last_administrator`
 */
export async function changeUser(
  { manager, revisions, credentials, log, administrator }: UserChange,
  action: UserAction,
  user: UserEntity,
  columns: UserColumns & { readonly passwordHash?: null },
) {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  if (names.every((name) => columns[name] === user[name])) return toUserRecord(user);
  const changed = manager.create(UserEntity, { ...user, ...columns, version: user.version + 1 });
  await manager.update(UserEntity, user.id, { ...columns, version: changed.version });
  await requireRemainingAdministrator(manager, user, changed);
  if (changed.status !== "ACTIVE") await credentials.revoke(manager, user.id);
  await revisions.write(manager, administrator, {
    ...userRevision(changed, action),
    before: userSnapshot(user),
    after: userSnapshot(changed),
  });
  for (const event of securityEvents(action, user, changed)) {
    await log.write({ ...event, account: changed, by: administrator }, manager);
  }
  return toUserRecord(changed);
}

const rights = [
  ["email", "emailChanged"],
  ["role", "roleChanged"],
  ["status", "statusChanged"],
] as const;

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

/** The authentication operations for managing users, in the caller's transaction. */
export interface Credentials {
  createPasswordLink(manager: EntityManager, userId: string): Promise<string>;
  /** Ends all sessions of a user and deletes the password link and the passkeys. */
  revoke(manager: EntityManager, userId: string): Promise<void>;
}

/** A user in the form that REST and tRPC return, without the password hash. */
export const toUserRecord = (user: UserEntity) => {
  const { id, name, email, phoneNumber, role, status, version } = user;
  return { id, name, email, phoneNumber, role, status, passwordSet: Boolean(user.passwordHash), version };
};

export const userRevision = ({ id: subjectId, name }: UserEntity, action: RevisionAction) =>
  ({ kind: "user", subjectId, action, name }) as const;

/** A user as stored in revisions, without password hash and tokens. */
export const userSnapshot = ({ name, email, phoneNumber, role, status }: UserEntity) => ({
  name,
  email,
  phoneNumber,
  role,
  status,
});

/**
 * Locks every active administrator until the transaction ends, and returns their ids. Of two administrators demoting each
 * other concurrently, the second is refused because the first has removed the role.
 */
export async function lockAdministrators(manager: EntityManager): Promise<string[]> {
  const rows = await manager.find(UserEntity, {
    select: { id: true },
    where: { role: "ADMIN", status: "ACTIVE" },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  return rows.map((row) => row.id);
}

export async function lockUser(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await manager.findOne(UserEntity, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!user) throw new AppError("not_found");
  return user;
}

/** Checks a change after it was made. @throws AppError `last_administrator` if no active administrator is left */
async function requireRemainingAdministrator(manager: EntityManager, before: UserEntity, after: UserEntity) {
  if (!isActiveAdministrator(before) || isActiveAdministrator(after)) return;
  if ((await lockAdministrators(manager)).length === 0) throw new AppError("last_administrator");
}

const isActiveAdministrator = ({ role, status }: UserEntity): boolean => role === "ADMIN" && status === "ACTIVE";
