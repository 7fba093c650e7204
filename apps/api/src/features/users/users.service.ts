import type { UserEdit, UserQuery, UserReference, UserRegistration, UserStatusChange } from "@visiga/contracts/users";
import { breaksUnique } from "@visiga/system/errors/database-error";
import type { EntityManager } from "typeorm";
import { chosenQuery, fitsWords } from "#platform/database/search-queries.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { staleVersion } from "#platform/revisions/revision-writer.ts";
import { type Actor, type ConfirmedUser, requireAdmin, requireRecentPassword } from "#platform/security/actor.ts";
import type { Caller } from "#platform/security/identity.ts";
import { UserEntity } from "./user.entity.ts";
import {
  type Credentials,
  changeUser,
  grantsAccess,
  isReactivated,
  lockAdministrators,
  lockUser,
  toUserRecord,
  type UserAction,
  type UserChange,
  type UserColumns,
  userRevision,
  userSnapshot,
} from "./user-changes.ts";

/** SQL: the words occur in the name, the email address or the phone number. */
const fits = fitsWords("to_tsvector('simple', search_form(concat_ws(' ', user.name, user.email, user.phoneNumber)))");

type Origin = Pick<Caller, "origin">;

interface Deps extends Pick<UserPlatform, "database" | "revisions" | "securityLog" | "clock" | "writes"> {
  readonly credentials: Credentials;
  /** Uses up the password that was entered again. @throws AppError `password_needed` */
  readonly confirmations: { use(manager: EntityManager, user: ConfirmedUser): Promise<void> };
}

/** Lists, registers, edits and deletes users, for administrators. The origin of the request is that of password links. */
export class UsersService {
  constructor(private readonly deps: Deps) {}

  /** One page, newest first. */
  async list(actor: Actor, { page, size, status, search }: UserQuery) {
    requireAdmin(actor);
    const select = (textQuery: string | null) => {
      const query = this.deps.database.manager.createQueryBuilder(UserEntity, "user");
      if (status !== "ALL") query.andWhere("user.status = :status", { status });
      return textQuery === null ? query : query.andWhere(fits, { words: textQuery });
    };
    const [rows, total] = await select(await chosenQuery(search, (textQuery) => select(textQuery).getCount()))
      .orderBy("user.createdAt", "DESC")
      .addOrderBy("user.id", "ASC")
      .offset(page * size)
      .limit(size)
      .getManyAndCount();
    return { data: rows.map(toUserRecord), page, size, total };
  }

  /** Adds a user with the role USER and a link to set a password. */
  async register(actor: Actor, registration: UserRegistration, { origin }: Origin) {
    const { name, email, phoneNumber } = registration;
    return this.#change(actor, async ({ manager, revisions, administrator, log }) => {
      requireRecentPassword(administrator, this.deps.clock());
      const user = manager.create(UserEntity, {
        id: crypto.randomUUID(),
        name,
        email,
        phoneNumber,
        role: "USER",
        status: "ACTIVE",
        version: 1,
        createdAt: this.deps.clock(),
      });
      await manager.insert(UserEntity, user);
      const after = userSnapshot(user);
      await revisions.write(manager, administrator, { ...userRevision(user, "userInvited"), after });
      await log.write({ kind: "accountInvited", account: user, by: administrator }, manager);
      return { ...toUserRecord(user), ...(await this.#link(manager, user.id, origin)) };
    });
  }

  /** Changes the given fields of a user. Changes that grant access require a recently confirmed password. */
  async update(actor: Actor, { id, name, email, phoneNumber, role, status, version }: UserEdit, { origin }: Origin) {
    return this.#change(actor, async (change) => {
      const { manager } = change;
      const user = await lockUser(manager, id);
      if (version !== undefined && version !== user.version) {
        throw await staleVersion(manager, { kind: "user", subjectId: id }, toUserRecord(user));
      }
      const columns = {
        name,
        email,
        phoneNumber: phoneNumber === undefined ? user.phoneNumber : phoneNumber || null,
        role: role ?? user.role,
        status: status ?? user.status,
      };
      return this.#edit(change, "userChanged", user, columns, origin);
    });
  }

  /** Deletes a user. The email address may then be used again. */
  async changeStatus(actor: Actor, { id, status }: UserStatusChange) {
    return this.#change(actor, async (change) =>
      changeUser(change, "userDeleted", await lockUser(change.manager, id), { status }),
    );
  }

  /** Reactivates an inactive or deleted user. @throws AppError `email_taken` if another user now has the address */
  async bringBack(actor: Actor, { id }: UserReference, { origin }: Origin) {
    return this.#change(actor, async (change) => {
      const user = await lockUser(change.manager, id);
      return this.#edit(change, "userBroughtBack", user, { status: "ACTIVE" }, origin);
    });
  }

  /** Creates a link to reset the password. The current password is valid until the link is used. */
  async createPasswordLink(actor: Actor, { id }: UserReference, { origin }: Origin) {
    return this.#renewLink(actor, id, origin, "linkMade");
  }

  /** The same for a lost phone: also removes password and passkeys, and logs the user out everywhere. */
  async resetPasskeys(actor: Actor, { id }: UserReference, { origin }: Origin) {
    return this.#renewLink(actor, id, origin, "passkeysReset");
  }

  #renewLink(actor: Actor, id: string, origin: string, kind: "linkMade" | "passkeysReset") {
    return this.#change(actor, async ({ manager, revisions, credentials, administrator, log }) => {
      requireRecentPassword(administrator, this.deps.clock());
      // Or else a login of a moment ago could choose the password that is asked for again.
      if (id === administrator.id) await this.deps.confirmations.use(manager, administrator);
      const user = await lockUser(manager, id);
      if (user.status !== "ACTIVE") throw new AppError("not_found");
      if (kind === "passkeysReset") {
        await credentials.revoke(manager, id);
        await manager.update(UserEntity, id, { passwordHash: null });
      }
      await revisions.write(manager, administrator, userRevision(user, "linkRenewed"));
      await log.write({ kind, account: user, by: administrator }, manager);
      return this.#link(manager, id, origin);
    });
  }

  /** A reactivated user must set a new password, because the old one may have become known. */
  async #edit(change: UserChange, action: UserAction, user: UserEntity, columns: UserColumns, origin: string) {
    if (grantsAccess(user, columns)) requireRecentPassword(change.administrator, this.deps.clock());
    if (!isReactivated(user, columns)) return changeUser(change, action, user, columns);
    const record = await changeUser(change, action, user, { ...columns, passwordHash: null });
    return { ...record, ...(await this.#link(change.manager, user.id, origin)) };
  }

  async #link(manager: EntityManager, userId: string, origin: string) {
    const token = await this.deps.credentials.createPasswordLink(manager, userId);
    return { setPasswordUrl: `${origin}/set-password#${token}` };
  }

  async #change<Result>(actor: Actor, work: (change: UserChange) => Promise<Result>): Promise<Result> {
    const { writes, revisions, credentials, securityLog: log } = this.deps;
    try {
      return await writes.transaction(actor, { as: "admin", lock: lockAdministrators }, (manager, administrator) =>
        work({ manager, revisions, credentials, log, administrator }),
      );
    } catch (error) {
      throw breaksUnique(error, "account_email") ? new AppError("email_taken", { cause: error }) : error;
    }
  }
}
