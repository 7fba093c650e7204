import { startOfSchoolDay } from "@visiga/contracts/dates";
import type { PlannedValue, PlanReference, ValuePlan } from "@visiga/contracts/planned-values";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { isTextKey, type StoredText, type ValueKey } from "@visiga/contracts/site-texts";
import { type EntityManager, In, IsNull, LessThanOrEqual } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, requireAdmin, type UserActor } from "#platform/security/actor.ts";
import {
  findPlans,
  holdReason,
  lockPlan,
  lockPlans,
  PlannedValueEntity,
  planRevision,
  planSnapshot,
  readPlans,
  stalePlan,
  writePlans,
} from "./planned-value.entity.ts";
import type { Saved } from "./site-decision.ts";
import type { SiteEditingService } from "./site-editing.service.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

interface Deps extends Pick<UserPlatform, "database" | "revisions" | "clock" | "clockWatch" | "writes"> {
  readonly siteEditing: Pick<SiteEditingService, "check" | "write" | "stale">;
}

/**
 * Values that are to come, for administrators: each is saved when it is due, by who planned it.
 * @throws AppError `forbidden`, `not_found`, and `stale_version` with the current state for an edit of another version
 */
export class PlannedValuesService {
  constructor(private readonly deps: Deps) {}

  async plans(actor: Actor): Promise<{ plans: PlannedValue[] }> {
    requireAdmin(actor);
    return { plans: await readPlans(this.deps.database.manager) };
  }

  /** Plans all of the values or none. @throws AppError also `validation_failed` with paths below `values` */
  async plan(actor: Actor, { from, values }: ValuePlan): Promise<{ plans: PlannedValue[] }> {
    requireAdmin(actor);
    const { clock, writes, revisions } = this.deps;
    const dueAt = startOfSchoolDay(from);
    if (dueAt <= clock()) throw invalidField("from", "day_not_to_come");
    const plans: { key: ValueKey; value: Saved["value"]; dueAt: Date }[] = [];
    for (const [index, { key, value }] of values.entries()) {
      refuseNumbers(key, `values.${index}.key`);
      if (plans.some((plan) => plan.key === key)) throw invalidField(`values.${index}.key`, "record_repeated");
      const saved = await this.deps.siteEditing.check(key, value).catch((error) => {
        throw below(`values.${index}`, error);
      });
      plans.push({ key, value: saved.value, dueAt });
    }
    return writes.transaction(actor, { as: "admin" }, async (manager, user) => {
      const locked = await lockPlans(
        manager,
        values.map(({ key }) => key),
      );
      await this.#checkVersions(manager, values, locked);
      await writePlans(manager, user, plans, locked, { revisions, now: clock() });
      return { plans: await readPlans(manager) };
    });
  }

  async withdrawPlan(actor: Actor, { key, plan }: PlanReference): Promise<{ plans: PlannedValue[] }> {
    requireAdmin(actor);
    refuseNumbers(key);
    return this.deps.writes.transaction(actor, { as: "admin" }, async (manager, user) => {
      const found = await lockPlan(manager, key, plan);
      await manager.delete(PlannedValueEntity, { key });
      const change = { ...planRevision(key, "planWithdrawn"), before: planSnapshot(found) };
      await this.deps.revisions.write(manager, user, change);
      return { plans: await readPlans(manager) };
    });
  }

  /** Saves a planned value now, for the actor. */
  async publishPlan(actor: Actor, { key, plan }: PlanReference): Promise<ManagedSiteValue> {
    const user = requireAdmin(actor);
    refuseNumbers(key);
    const found = await this.deps.database.manager.findOneBy(PlannedValueEntity, { key });
    if (!found) throw new AppError("not_found");
    return this.#publish(user, { ...found, version: plan });
  }

  /** Saves what is due, unless the clock is not trusted. What cannot be saved is held until somebody decides. */
  async publishDue(): Promise<void> {
    const { database, clock, clockWatch } = this.deps;
    const due = await findPlans(database.manager, { dueAt: LessThanOrEqual(clock()), held: IsNull() });
    if (due.length === 0 || !(await clockWatch.isTrusted())) return;
    for (const plan of due) await this.#publishOrHold(plan, false);
    // Again, because a number and its channels may be right only together.
    for (const plan of due) await this.#publishOrHold(plan, true);
  }

  async #checkVersions(manager: EntityManager, values: ValuePlan["values"], locked: readonly PlannedValueEntity[]) {
    const plans = new Map(locked.map((plan) => [plan.key, plan.version]));
    const rows = await manager.findBy(SiteValueEntity, { key: In(values.map(({ key }) => key)) });
    const current = new Map(rows.map((row) => [row.key, row.version]));
    for (const { key, version, plan } of values) {
      if ((current.get(key) ?? 0) !== version) throw await this.deps.siteEditing.stale(manager, key);
      if ((plans.get(key) ?? 0) !== plan) throw await stalePlan(manager, key);
    }
  }

  /** Publishes what is due. @param held whether it is held if that is refused */
  async #publishOrHold(plan: PlannedValueEntity, held: boolean): Promise<void> {
    const { key, version, plannerId: id, plannerName: name } = plan;
    try {
      await this.#publish({ kind: "user", id, name, role: "ADMIN" }, plan);
    } catch (error) {
      const reason = holdReason(error);
      // None if another process has published it, or somebody has changed it.
      if (reason !== null && held)
        await this.deps.database.manager.update(PlannedValueEntity, { key, version }, { held: reason });
    }
  }

  async #publish(actor: UserActor, { key, value, version }: PlannedValueEntity): Promise<ManagedSiteValue> {
    const { siteEditing, writes } = this.deps;
    const saved = await siteEditing.check(key, asInput(key, value));
    return writes.change(actor, { as: "admin" }, async (manager, user) => {
      await lockPlan(manager, key, version);
      await manager.delete(PlannedValueEntity, { key });
      return siteEditing.write(manager, user, key, saved);
    });
  }
}

/** Numbers to pay to have a rule of their own (`PaymentNumbersService`). */
function refuseNumbers(key: ValueKey, path = "key"): void {
  if (key === "payments") throw invalidField(path, "field_invalid");
}

/** What a text would be saved as: a side that is its default follows it. */
function asInput(key: ValueKey, value: Saved["value"]): unknown {
  if (!isTextKey(key) || value === null) return value;
  const { en, sw, defaults } = value as StoredText;
  return { en: en === defaults.en ? null : en, sw: sw === defaults.sw ? null : sw };
}

const below = (path: string, error: unknown): unknown =>
  error instanceof AppError && error.issues.length > 0
    ? new AppError(error.code, { issues: error.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })) })
    : error;
