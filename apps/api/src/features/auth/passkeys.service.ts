import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import type {
  PasskeyRegistration,
  passkeyQuery,
  passkeyReference,
  requirementChange,
} from "@visiga/contracts/passkeys";
import type { EntityManager } from "typeorm";
import type * as z from "zod/mini";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { type Actor, requireAdmin, requireRecentPassword, requireUser } from "#platform/security/actor.ts";
import type { Caller, Client } from "#platform/security/identity.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { toPasskeyRecord } from "./stored-passkeys.ts";
import { checkRegistration, registrationOptionsFor, relyingParty, requireRelyingParty } from "./web-authentication.ts";

/** Passkeys of the signed-in user, and the requirement for administrators. */
export class PasskeysService {
  constructor(private readonly deps: AuthDeps) {}

  async mine(actor: Actor, { origin }: Caller) {
    const { id, role } = requireUser(actor);
    const { passkeys, rules } = this.deps;
    return {
      passkeys: (await passkeys.of(id)).map(toPasskeyRecord),
      address: relyingParty(origin)?.origin ?? null,
      requiredFrom: role === "ADMIN" ? await rules.requiredFrom() : null,
    };
  }

  async ofUser(actor: Actor, { userId }: z.infer<typeof passkeyQuery>) {
    requireAdmin(actor);
    return (await this.deps.passkeys.of(userId)).map(toPasskeyRecord);
  }

  async startRegistration(actor: Actor, { origin }: Caller) {
    const { users, passkeys, challenges, clock } = this.deps;
    const asking = requireUser(actor);
    requireRecentPassword(asking, clock());
    const site = requireRelyingParty(origin);
    const user = await users.byId(asking.id);
    if (!user) throw new AppError("unauthenticated");
    const present = await passkeys.of(user.id);
    if (present.length >= passkeyLimits.count) throw new AppError("passkey_limit");
    return registrationOptionsFor(user, present, challenges.create("registration", user), site);
  }

  async register(actor: Actor, { name, response }: PasskeyRegistration, { origin, ...client }: Caller) {
    const { writes, passkeys, challenges, securityLog } = this.deps;
    const { id } = requireUser(actor);
    const site = requireRelyingParty(origin);
    const used = await challenges.use("registration", response.response.clientDataJSON);
    const checked = used?.userId === id ? await checkRegistration(response, used.challenge, site) : null;
    if (!checked) throw new AppError("passkey_invalid");
    const lock = (manager: EntityManager) => passkeys.lockOf(manager, id);
    return writes.transaction(actor, { as: "user", lock }, async (manager, user) => {
      const passkey = await passkeys.add(manager, { ...checked, userId: user.id, host: site.host, name });
      await securityLog.write({ kind: "passkeyRegistered", account: user, client, detail: name }, manager);
      return toPasskeyRecord(passkey);
    });
  }

  async remove(actor: Actor, { id }: z.infer<typeof passkeyReference>, client: Client): Promise<void> {
    const { writes, passkeys, rules, securityLog, clock } = this.deps;
    const lock = (manager: EntityManager) => passkeys.lockOf(manager, requireUser(actor).id);
    await writes.transaction(actor, { as: "user", lock }, async (manager, user) => {
      requireRecentPassword(user, clock());
      const present = await passkeys.of(user.id, manager);
      const passkey = present.find((each) => each.id === id);
      if (!passkey) throw new AppError("not_found");
      await passkeys.remove(manager, { id });
      if ((await rules.refusal(user, manager)) === "passkey_missing") throw new AppError("last_passkey");
      await securityLog.write({ kind: "passkeyRemoved", account: user, client, detail: passkey.name }, manager);
    });
  }

  async requirement(actor: Actor) {
    requireAdmin(actor);
    const { rules, users, passkeys } = this.deps;
    const administrators = await users.activeAdministrators();
    const owners = await passkeys.ownersAmong(administrators.map(({ id }) => id));
    const without = administrators.filter(({ id }) => !owners.has(id)).map(({ name }) => name);
    return { from: await rules.requiredFrom(), without };
  }

  /** Requires a passkey of every administrator from a day on; null lifts the requirement. */
  async require(actor: Actor, { from }: z.infer<typeof requirementChange>, { origin, ...client }: Caller) {
    const { writes, passkeys, rules, securityLog, clock } = this.deps;
    const asking = requireAdmin(actor);
    requireRecentPassword(asking, clock());
    if (from !== null) {
      if (from < rules.today()) throw invalidField("from", "day_over");
      requireRelyingParty(origin);
      if ((await passkeys.of(asking.id)).length === 0) throw new AppError("own_passkey_needed");
    }
    await writes.transaction(actor, { as: "admin" }, async (manager, administrator) => {
      const detail = `${(await rules.requiredFrom(manager)) ?? "–"} → ${from ?? "–"}`;
      await rules.requireFrom(manager, from);
      await securityLog.write({ kind: "passkeysRequired", account: administrator, client, detail }, manager);
    });
    return this.requirement(actor);
  }
}
