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
import { type Actor, requireAdmin, type UserActor } from "../../platform/actor.ts";
import type { Clock } from "../../platform/clock.ts";
import { breaksUnique } from "../../platform/database/database-error.ts";
import { AppError } from "../../platform/errors.ts";
import type { Credentials } from "./credentials.ts";
import { UserEntity } from "./user.entity.ts";
import { toUserRecord } from "./user-record.ts";

interface UsersParts {
  readonly database: DataSource;
  readonly credentials: Credentials;
  readonly clock: Clock;
}

/** Accounts, for administrators. `origin` is scheme and host of the links that are handed out. */
export class UsersService {
  readonly #parts: UsersParts;

  constructor(parts: UsersParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  async list(actor: Actor, { page, size, status }: UserQuery): Promise<UserPage> {
    requireAdmin(actor);
    const [rows, total] = await this.#parts.database.manager.findAndCount(UserEntity, {
      where: { status },
      order: { createdAt: "DESC", id: "ASC" },
      skip: page * size,
      take: size,
    });
    return { data: rows.map(toUserRecord), page, size, total };
  }

  /** A new USER without a password, with the link to set one. @throws AppError `email_taken`. */
  async register(actor: Actor, registration: UserRegistration, origin: string): Promise<RegisteredUser> {
    requireAdmin(actor);
    const { name, email, phoneNumber } = registration;
    return this.#change(async (manager) => {
      const user = manager.create(UserEntity, {
        id: crypto.randomUUID(),
        ...{ name, email, phoneNumber },
        role: "USER",
        status: "ACTIVE",
        createdAt: this.#parts.clock(),
      });
      await manager.insert(UserEntity, user);
      return { ...toUserRecord(user), ...(await this.#link(manager, user.id, origin)) };
    });
  }

  /** @throws AppError `not_found`, `email_taken`, `last_administrator`. */
  async update(actor: Actor, id: string, { name, email, phoneNumber, role, status }: UserUpdate): Promise<UserRecord> {
    const administrator = requireAdmin(actor);
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      const next = {
        name,
        email,
        phoneNumber: phoneNumber === undefined ? user.phoneNumber : phoneNumber || null,
        role: role ?? user.role,
        status: status ?? user.status,
      };
      return this.#save(manager, user, next);
    });
  }

  /** A deleted account frees its e-mail address. @throws AppError `not_found`, `last_administrator`. */
  async changeStatus(actor: Actor, { id, status }: UserStatusChange): Promise<UserRecord> {
    const administrator = requireAdmin(actor);
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      return this.#save(manager, user, { status });
    });
  }

  /** A link to set the password anew; the present one works until the link is used. @throws AppError `not_found`. */
  async createPasswordLink(actor: Actor, id: string, origin: string): Promise<PasswordLink> {
    const administrator = requireAdmin(actor);
    return this.#change(async (manager) => {
      const user = await this.#forChange(manager, administrator, id);
      if (user.status !== "ACTIVE") throw new AppError("not_found");
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

  async #save(manager: EntityManager, user: UserEntity, changes: Partial<UserEntity>): Promise<UserRecord> {
    const next = manager.create(UserEntity, { ...user, ...changes });
    await manager.update(UserEntity, user.id, changes);
    if (
      isActiveAdministrator(user) &&
      !isActiveAdministrator(next) &&
      (await activeAdministrators(manager)).length === 0
    ) {
      throw new AppError("last_administrator");
    }
    if (next.status !== "ACTIVE") await this.#parts.credentials.revoke(manager, user.id);
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

const isActiveAdministrator = ({ role, status }: UserEntity): boolean => role === "ADMIN" && status === "ACTIVE";

async function activeAdministrators(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    "SELECT id FROM account WHERE role = 'ADMIN' AND status = 'ACTIVE' ORDER BY id FOR UPDATE",
  );
  return rows.map((row) => row.id);
}
