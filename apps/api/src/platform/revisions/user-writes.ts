import type { DataSource, EntityManager } from "typeorm";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import { type Actor, type ConfirmedUser, requireAdmin, requireUser, type UserActor } from "#platform/security/actor.ts";

/**
 * Reads account, role and session of a user again and locks the account, so that nobody ends or changes them before the
 * transaction is over. @throws AppError `session_expired` if the user may no longer log in
 */
export type ConfirmUser = (manager: EntityManager, user: UserActor) => Promise<UserActor>;

type Work<Result> = (manager: EntityManager, user: ConfirmedUser) => Promise<Result>;

interface Rights {
  readonly as: "user" | "admin";
  /** Locks accounts that the work changes. It comes first, because a lock for writing cannot follow one for reading. */
  readonly lock?: (manager: EntityManager) => Promise<unknown>;
}

/**
 * Every write of a user: a body may follow its headers for hours, so what a request was allowed when it began does not
 * count. `pnpm lint` refuses other transactions in features.
 */
export class UserWrites {
  constructor(
    private readonly database: DataSource,
    private readonly contentVersion: ContentVersion,
    private readonly confirm: ConfirmUser,
  ) {}

  /** @throws AppError `unauthenticated`, `session_expired`, `forbidden` */
  async transaction<Result>(actor: Actor, rights: Rights, work: Work<Result>): Promise<Result> {
    check(actor, rights);
    return this.database.transaction(async (manager) => work(manager, await this.#confirmed(manager, actor, rights)));
  }

  /** As `transaction`, for content that visitors may see. */
  async change<Result>(actor: Actor, rights: Rights, work: Work<Result>): Promise<Result> {
    check(actor, rights);
    return this.contentVersion.change(async (manager) => work(manager, await this.#confirmed(manager, actor, rights)));
  }

  async #confirmed(manager: EntityManager, actor: Actor, rights: Rights): Promise<ConfirmedUser> {
    await rights.lock?.(manager);
    return check(await this.confirm(manager, requireUser(actor)), rights) as ConfirmedUser;
  }
}

const check = (actor: Actor, { as }: Rights): UserActor => (as === "admin" ? requireAdmin(actor) : requireUser(actor));
