import { daysAfter, schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { HoldReason, PlannedValue } from "@visiga/contracts/planned-values";
import { isTextKey, isValueKey, type StoredText, type ValueKey } from "@visiga/contracts/site-texts";
import {
  Column,
  Entity,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  Not,
  PrimaryColumn,
} from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import { type RevisionWriter, staleVersion } from "#platform/revisions/revision-writer.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import { currentTexts } from "./page-texts.ts";
import { withoutMarks } from "./site-samples.ts";
import { emptyRow, SiteValueEntity, type StoredSiteValue } from "./site-value.entity.ts";

/** A value that replaces the current one of its key when it is due. */
@Entity("planned_value")
export class PlannedValueEntity {
  @PrimaryColumn("text") key!: ValueKey;

  /** The value in the form in which it is saved: records that are to stay samples are marked. */
  @Column("jsonb", { nullable: true }) value!: StoredSiteValue | null;

  /** When it is published; null if not by itself. */
  @Column("timestamp with time zone", { precision: 3, nullable: true }) dueAt!: Date | null;
  @Column("timestamp with time zone", { precision: 3 }) plannedAt!: Date;
  @Column("uuid") plannerId!: string;
  @Column("text") plannerName!: string;

  /** When the value that it is to replace was entered; null if there was none. */
  @Column("timestamp with time zone", { precision: 3, nullable: true }) replacesFrom!: Date | null;

  /** Why it was not published when it was due. */
  @Column("text", { nullable: true }) held!: HoldReason | null;
  @Column("integer", { default: 1 }) version!: number;
}

export type Plan = Pick<PlannedValueEntity, "key" | "value" | "dueAt">;

/** Plans values in the caller's transaction. @param locked the plans that they replace, of `lockPlans` */
export async function writePlans(
  manager: EntityManager,
  user: ConfirmedUser,
  plans: readonly Plan[],
  locked: readonly PlannedValueEntity[],
  { revisions, now }: { readonly revisions: RevisionWriter; readonly now: Date },
): Promise<void> {
  const keys = plans.map(({ key }) => key);
  const current = new Map((await manager.findBy(SiteValueEntity, { key: In(keys) })).map((row) => [row.key, row]));
  const former = new Map(locked.map((plan) => [plan.key, plan]));
  await manager.delete(PlannedValueEntity, { key: In([...former.keys()]) });
  const rows = plans.map((plan) => ({
    ...plan,
    plannedAt: now,
    plannerId: user.id,
    plannerName: user.name,
    replacesFrom: enteredAt(current.get(plan.key)),
    version: (former.get(plan.key)?.version ?? 0) + 1,
  }));
  await manager.insert(PlannedValueEntity, rows);
  const changes = plans.map((plan) => {
    const before = former.get(plan.key);
    return {
      ...planRevision(plan.key, "valuePlanned"),
      before: before ? planSnapshot(before) : { value: shownValue(current.get(plan.key) ?? emptyRow(plan.key)) },
      after: planSnapshot(plan),
    };
  });
  await revisions.writeAll(manager, user, changes);
}

/** Plans of the keys that this release knows, the earliest first. */
export async function findPlans(manager: EntityManager, where: FindOptionsWhere<PlannedValueEntity>) {
  const plans = await manager.find(PlannedValueEntity, { where, order: { dueAt: "ASC", key: "ASC" } });
  return plans.filter(({ key }) => isValueKey(key));
}

/** The plans of some keys. Nobody else changes any until the transaction ends: a first plan has no row to lock. */
export async function lockPlans(manager: EntityManager, keys: readonly ValueKey[]): Promise<PlannedValueEntity[]> {
  await manager.query("LOCK TABLE planned_value IN SHARE ROW EXCLUSIVE MODE");
  return manager.findBy(PlannedValueEntity, { key: In([...keys]) });
}

/** A plan, locked. @throws AppError `not_found`, `stale_version` for another version of it */
export async function lockPlan(manager: EntityManager, key: ValueKey, version: number): Promise<PlannedValueEntity> {
  const [plan] = await lockPlans(manager, [key]);
  if (!plan) throw new AppError("not_found");
  if (plan.version !== version) throw await stalePlan(manager, key);
  return plan;
}

export async function stalePlan(manager: EntityManager, key: ValueKey): Promise<AppError> {
  const current = (await readPlans(manager)).find((plan) => plan.key === key) ?? null;
  return staleVersion(manager, { kind: "plan", subjectId: key }, current);
}

/** Why a plan that could not be published is held; null if it is gone or changed. @throws the error if the next attempt may succeed */
export function holdReason(error: unknown): HoldReason | null {
  const { code } = error instanceof AppError ? error : { code: undefined };
  if (code === "stale_version" || code === "not_found") return null;
  if (code === "forbidden" || code === "unauthenticated") return "planner";
  if (code === "validation_failed") return "refused";
  throw error;
}

export const planRevision = (key: ValueKey, action: "valuePlanned" | "planWithdrawn") =>
  ({ kind: "plan", subjectId: key, action, name: key }) as const;

export const planSnapshot = (plan: Plan) => ({
  value: shownValue(plan),
  shownFrom: plan.dueAt && schoolDay(plan.dueAt),
});

/** The value in the form of `ManagedSiteValue`. */
const shownValue = ({ key, value }: Pick<Plan, "key" | "value">) =>
  isTextKey(key) && value !== null ? currentTexts(key, value as StoredText) : value;

const enteredAt = (row: SiteValueEntity | undefined): Date | null => (row && row.version > 0 ? row.changedAt : null);

/** Without the numbers to pay to that wait: `PaymentNumbersService` has a list of its own. */
export async function readPlans(manager: EntityManager): Promise<PlannedValue[]> {
  const plans = await findPlans(manager, { key: Not("payments") });
  const rows = await manager.findBy(SiteValueEntity, { key: In(plans.map(({ key }) => key)) });
  const current = new Map(rows.map((row) => [row.key, row]));
  return plans.map((plan) => toPlannedValue(plan, current.get(plan.key)));
}

const toPlannedValue = (plan: PlannedValueEntity, current: SiteValueEntity | undefined): PlannedValue => ({
  key: plan.key,
  value: shownValue(plan),
  from: schoolDay(plan.dueAt ?? plan.plannedAt),
  plannedBy: plan.plannerName,
  changedSince: enteredAt(current)?.getTime() !== plan.replacesFrom?.getTime(),
  held: plan.held,
  version: plan.version,
});

/** The rows of all values as they will be on a day of the school, if nothing else is changed. */
export async function rowsOn(manager: EntityManager, day: string): Promise<SiteValueEntity[]> {
  const end = startOfSchoolDay(daysAfter(day, 1));
  const due = await findPlans(manager, { dueAt: LessThan(end), held: IsNull() });
  const rows = new Map((await manager.find(SiteValueEntity)).map((row) => [row.key, row]));
  for (const plan of due) {
    const { version, ...row } = rows.get(plan.key) ?? emptyRow(plan.key);
    const { value } = withoutMarks(plan);
    rows.set(plan.key, { ...row, value, version: version + 1, changedAt: plan.dueAt ?? end });
  }
  return [...rows.values()];
}
