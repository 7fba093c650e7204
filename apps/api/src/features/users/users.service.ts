import type {
  PasswordLink,
  RegisteredUser,
  UserPage,
  UserQuery,
  UserRecord,
  UserRegistration,
  UserStatusChange,
  UserUpdate,
} from "@visiga/contracts/users";
import type { DataSource, EntityManager } from "typeorm";
import { type Actor, requireAdmin, type UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import { breaksUnique } from "#platform/database/database-error.ts";
import { AppError } from "#platform/errors.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { staleVersion } from "#platform/revisions/stale-version.ts";
import { activeAdministrators, keepAnAdministrator } from "./administrators.ts";
import type { Credentials } from "./credentials.ts";
import { UserEntity } from "./user.entity.ts";
import { listUsers } from "./user-list.ts";
import { toUserRecord, userSnapshot } from "./user-record.ts";

interface UsersParts {
  readonly database: DataSource;
  readonly credentials: Credentials;
  readonly revisions: RevisionWriter;
  readonly clock: Clock;
}

/** What an administrator does to an account that is there. */
type UserAction = "userChanged" | "userDeleted" | "userBroughtBack";
type UserChanges = Partial<Pick<UserEntity, "name" | "email" | "phoneNumber" | "role" | "status">>;

/** Accounts, for administrators. `origin` is scheme and host of the links that are handed out. */
export class UsersService {
  readonly #parts: UsersParts;

  constructor(parts: UsersParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  async list(actor: Actor, query: UserQuery): Promise<UserPage> {
    requireAdmin(actor);
    return listUsers(this.#parts.database.manager, query);
  }

  /** A new USER without a password, with the link to set one. @throws AppError `email_taken`. */
  async register(actor: Actor, registration: UserRegistration, origin: string): Promise<RegisteredUser> {
    const administrator = requireAdmin(actor);
    const { name, email, phoneNumber } = registration;
    return this.#change(async (manager) => {
      const user = manager.create(UserEntity, {
        id: crypto.randomUUID(),
        name,
        email,
        phoneNumber,
        role: "USER",
        status: "ACTIVE",
        version: 1,
        createdAt: this.#parts.clock(),
      });
      await manager.insert(UserEntity, user);
      const what = { kind: "user", subjectId: user.id, action: "userInvited", name } as const;
      await this.#parts.revisions.write(manager, administrator, { ...what, after: userSnapshot(user) });
      return { ...toUserRecord(user), ...(await this.#link(manager, user.id, origin)) };
    });
  }

  /** @throws AppError `not_found`, `stale_version` with the current record, `email_taken`, `last_administrator`. */
  async update(actor: Actor, id: string, update: UserUpdate): Promise<UserRecord> {
    const administrator = requireAdmin(actor);
    const { name, email, phoneNumber, role, status, version } = update;
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      if (version !== undefined && version !== user.version) {
        throw await staleVersion(manager, { kind: "user", subjectId: id }, toUserRecord(user));
      }
      const next = {
        name,
        email,
        phoneNumber: phoneNumber === undefined ? user.phoneNumber : phoneNumber || null,
        role: role ?? user.role,
        status: status ?? user.status,
      };
      return this.#save(manager, administrator, "userChanged", user, next);
    });
  }

  /** A deleted account frees its e-mail address. @throws AppError `not_found`, `last_administrator`. */
  async changeStatus(actor: Actor, { id, status }: UserStatusChange): Promise<UserRecord> {
    const administrator = requireAdmin(actor);
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      return this.#save(manager, administrator, "userDeleted", user, { status });
    });
  }

  /**
   * An inactive or deleted account is active again.
   * @throws AppError `not_found`, `email_taken` where another account was given its address.
   */
  async bringBack(actor: Actor, id: string): Promise<UserRecord> {
    const administrator = requireAdmin(actor);
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      return this.#save(manager, administrator, "userBroughtBack", user, { status: "ACTIVE" });
    });
  }

  /** A link to set the password anew; the present one works until the link is used. @throws AppError `not_found`. */
  async createPasswordLink(actor: Actor, id: string, origin: string): Promise<PasswordLink> {
    const administrator = requireAdmin(actor);
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      if (user.status !== "ACTIVE") throw new AppError("not_found");
      const what = { kind: "user", subjectId: id, action: "linkRenewed", name: user.name } as const;
      await this.#parts.revisions.write(manager, administrator, what);
      return this.#link(manager, user.id, origin);
    });
  }

  async #link(manager: EntityManager, userId: string, origin: string): Promise<PasswordLink> {
    const token = await this.#parts.credentials.createPasswordLink(manager, userId);
    return { setPasswordUrl: `${origin}/set-password#${token}` };
  }

  /**
   * The account, with every active administrator locked: of two changes that would each remove another one's last
   * colleague, the second sees the first. Whoever lost the role while waiting may not go on.
   */
  async #forChange(manager: EntityManager, actor: UserActor, id: string): Promise<UserEntity> {
    const administrators = await activeAdministrators(manager);
    if (!administrators.includes(actor.id)) throw new AppError("forbidden");
    const user = await manager.findOne(UserEntity, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!user) throw new AppError("not_found");
    return user;
  }

  /** What stays as it is, is neither a new version nor a line of the log. */
  async #save(
    manager: EntityManager,
    actor: UserActor,
    action: UserAction,
    user: UserEntity,
    changes: UserChanges,
  ): Promise<UserRecord> {
    const fields = Object.keys(changes) as (keyof UserChanges)[];
    if (fields.every((field) => changes[field] === user[field])) return toUserRecord(user);
    const next = manager.create(UserEntity, { ...user, ...changes, version: user.version + 1 });
    await manager.update(UserEntity, user.id, { ...changes, version: next.version });
    await keepAnAdministrator(manager, user, next);
    if (next.status !== "ACTIVE") await this.#parts.credentials.revoke(manager, user.id);
    const what = { kind: "user", subjectId: user.id, action, name: next.name } as const;
    await this.#parts.revisions.write(manager, actor, {
      ...what,
      before: userSnapshot(user),
      after: userSnapshot(next),
    });
    return toUserRecord(next);
  }

  async #change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.#parts.database.transaction(work);
    } catch (error) {
      throw breaksUnique(error, "account_email") ? new AppError("email_taken", { cause: error }) : error;
    }
  }
}
