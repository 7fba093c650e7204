import type { ClockStatus } from "@visiga/contracts/clock";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";

/** The clock of this server, after which nothing is deleted or published once it has jumped, until somebody confirms it. */
export class ClockService {
  constructor(private readonly deps: Pick<UserPlatform, "clock" | "clockWatch" | "securityLog" | "writes">) {}

  async status(actor: Actor): Promise<ClockStatus> {
    requireAdmin(actor);
    const { clock, clockWatch } = this.deps;
    const jump = await clockWatch.jump();
    return { jump: jump && { from: jump.from.toISOString(), to: clock().toISOString() } };
  }

  /** Confirms the clock. If two administrators do so at once, the second changes nothing. */
  async confirm(actor: Actor, client: Client): Promise<ClockStatus> {
    const { writes, clockWatch, securityLog } = this.deps;
    requireAdmin(actor);
    const { jump } = await this.status(actor);
    if (jump === null) return { jump };
    await writes.transaction(actor, { as: "admin" }, async (manager, account) => {
      const detail = `${jump.from.slice(0, 10)} → ${jump.to.slice(0, 10)}`;
      await securityLog.write({ kind: "clockConfirmed", account, client, detail }, manager);
    });
    await clockWatch.confirm();
    return { jump: null };
  }
}
