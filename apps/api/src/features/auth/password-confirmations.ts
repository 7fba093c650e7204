import { lifetimes } from "@visiga/contracts/auth";
import { And, type EntityManager, LessThanOrEqual, MoreThan } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { UserActor } from "#platform/security/actor.ts";
import { SessionEntity } from "./session.entity.ts";

/** The password that was entered again in a session. */
export class PasswordConfirmations {
  constructor(private readonly deps: Pick<Platform, "clock">) {}

  async store(manager: EntityManager, sessionId: string): Promise<void> {
    const now = this.deps.clock();
    await manager.update(SessionEntity, sessionId, { passwordAt: now, confirmedAt: now });
  }

  /**
   * Some actions need the password again, even just after a login. It serves once, within two minutes.
   * @throws AppError `password_needed`
   */
  async use(manager: EntityManager, { session }: UserActor): Promise<void> {
    const now = this.deps.clock();
    const since = new Date(now.getTime() - lifetimes.passwordAgain * 1000);
    const entered = session && { id: session.id, confirmedAt: And(MoreThan(since), LessThanOrEqual(now)) };
    const { affected } = entered
      ? await manager.update(SessionEntity, entered, { confirmedAt: null })
      : { affected: 0 };
    if (!affected) throw new AppError("password_needed");
  }
}
