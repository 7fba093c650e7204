import { schoolDay } from "@visiga/contracts/dates";
import type { PaymentNumber, WaitingNumbers, WaitingReference } from "@visiga/contracts/payment-numbers";
import type { SecurityEventKind } from "@visiga/contracts/security-log";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { type EntityManager, IsNull, LessThanOrEqual } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, type ConfirmedUser, requireAdmin, requireUser } from "#platform/security/actor.ts";
import type { Colleagues } from "./payment-colleagues.ts";
import {
  hasRealNumber,
  type NewNumber,
  newNumbers,
  published,
  shownMeanwhile,
  type WaysToPay,
} from "./payment-rule.ts";
import {
  holdReason,
  lockPlan,
  lockPlans,
  PlannedValueEntity,
  planRevision,
  planSnapshot,
  writePlans,
} from "./planned-value.entity.ts";
import { siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { type EnteredRow, emptyRow, lockRows, SiteValueEntity, type StoredSiteValue } from "./site-value.entity.ts";

const key = "payments";
const day = 24 * 3600 * 1000;

interface Deps
  extends Pick<UserPlatform, "database" | "revisions" | "clock" | "clockWatch" | "securityLog" | "writes"> {
  readonly colleagues: Colleagues;
  /** Uses up the password that was entered again. @throws AppError `password_needed` */
  readonly confirmations: { use(manager: EntityManager, user: ConfirmedUser): Promise<void> };
}

/**
 * The one rule for numbers to pay to: a new one needs the password again, and is public when a second administrator agrees
 * or, where there is none, after a day. Until then it is the planned value of its key, and the former number stays.
 */
export class PaymentNumbersService {
  constructor(private readonly deps: Deps) {}

  /** Locks rows, and before them what waits, if the numbers are among the keys. */
  async lockRows(manager: EntityManager, keys: readonly ValueKey[]): Promise<SiteValueEntity[]> {
    if (keys.includes(key)) await lockPlans(manager, [key]);
    return lockRows(manager, keys);
  }

  /** The row as it was entered: what is edited, confirmed and compared is the list with its waiting numbers. */
  async entered(manager: EntityManager, row: SiteValueEntity): Promise<EnteredRow> {
    const plan = row.key === key ? await manager.findOneBy(PlannedValueEntity, { key }) : null;
    return plan ? { ...row, value: plan.value, waits: true } : row;
  }

  /** What of an entered value visitors may see now. The rest is planned. Other keys are as they were entered. */
  async guard(
    manager: EntityManager,
    user: ConfirmedUser,
    row: SiteValueEntity,
    next: StoredSiteValue | null,
  ): Promise<StoredSiteValue | null> {
    if (row.key !== key) return next;
    const [before, entered] = [waysOf(row.value), waysOf(next)];
    const locked = await lockPlans(manager, [key]);
    const [waiting] = locked;
    const found = newNumbers(before, entered);
    const fresh = waiting ? unknownTo(waysOf(waiting.value), found) : found;
    if (fresh.length > 0) {
      if (waiting && waiting.plannerId !== user.id) throw invalidField("value", "number_waits");
      await this.deps.confirmations.use(manager, user);
    }
    if (found.length === 0) {
      if (waiting) await this.#withdraw(manager, user, waiting);
      return stored(shownMeanwhile(before, entered));
    }
    if (await this.#isFirst(manager, before)) {
      await this.#log(manager, "numberPublished", user, found);
      return stored(published(before, entered, this.#today()));
    }
    if (fresh.length > 0 || !waiting) {
      const { revisions, clock } = this.deps;
      const plan = { key, value: entered, dueAt: null } as const;
      await writePlans(manager, user, [plan], locked, { revisions, now: clock() });
      await this.#log(manager, "numberEntered", user, fresh);
    } else await manager.update(PlannedValueEntity, { key }, { value: entered, version: waiting.version + 1 });
    return stored(shownMeanwhile(before, entered));
  }

  /** The new numbers and those that wait, for everybody who is logged in. */
  async waitingNumbers(actor: Actor): Promise<WaitingNumbers> {
    const user = requireUser(actor);
    const { database, colleagues, clock, securityLog } = this.deps;
    const { manager } = database;
    const before = waysOf((await manager.findOneBy(SiteValueEntity, { key }))?.value ?? null);
    const plan = await manager.findOneBy(PlannedValueEntity, { key });
    const weekAgo = new Date(clock().getTime() - 7 * day);
    const recent = before.flatMap((way) => {
      const { since } = way;
      return since !== null && since > schoolDay(weekAgo) ? [{ ...numberOf(way), since }] : [];
    });
    const restored = (await securityLog.since(["numbersRestored"], weekAgo, manager)).length > 0;
    if (!plan) return { waiting: null, recent, restored };
    const { mayAgree, freeAt } = await colleagues.of(manager, plan);
    const numbers = newNumbers(before, waysOf(plan.value)).map(({ way, others }) => ({
      ...numberOf(way),
      others: [...others],
    }));
    const waiting = {
      numbers,
      by: plan.plannerName,
      at: plan.plannedAt.toISOString(),
      publicAt: plan.held ? null : (freeAt?.toISOString() ?? null),
      mayAgree: user.role === "ADMIN" && mayAgree.includes(user.id),
      plan: plan.version,
    };
    return { waiting, recent, restored };
  }

  /** @throws AppError `forbidden` for whoever may not agree, `password_needed`, `stale_version`, `not_found` */
  async agreeToNumbers(actor: Actor, { plan: version }: WaitingReference): Promise<WaitingNumbers> {
    requireAdmin(actor);
    await this.deps.writes.change(actor, { as: "admin" }, async (manager, user) => {
      const plan = await lockPlan(manager, key, version);
      const { mayAgree } = await this.deps.colleagues.of(manager, plan);
      if (!mayAgree.includes(user.id)) throw new AppError("forbidden");
      await this.deps.confirmations.use(manager, user);
      await this.#publish(manager, user, plan, "numberAgreed");
    });
    return this.waitingNumbers(actor);
  }

  /** Any administrator may: the number that visitors see stays. */
  async refuseNumbers(actor: Actor, { plan: version }: WaitingReference): Promise<WaitingNumbers> {
    requireAdmin(actor);
    await this.deps.writes.change(actor, { as: "admin" }, async (manager, user) => {
      const plan = await lockPlan(manager, key, version);
      await this.#withdraw(manager, user, plan);
    });
    return this.waitingNumbers(actor);
  }

  /** Publishes numbers a day after they were entered where nobody else could agree, unless the clock is not trusted. */
  async publishDue(): Promise<void> {
    const { database, clock, clockWatch, writes, colleagues } = this.deps;
    const dayAgo = LessThanOrEqual(new Date(clock().getTime() - day));
    const due = await database.manager.findOneBy(PlannedValueEntity, { key, plannedAt: dayAgo, held: IsNull() });
    if (!due || !(await clockWatch.isTrusted())) return;
    const planner = { kind: "user", id: due.plannerId, name: due.plannerName, role: "ADMIN" } as const;
    try {
      await writes.change(planner, { as: "admin" }, async (manager, user) => {
        const plan = await lockPlan(manager, key, due.version);
        const { freeAt } = await colleagues.of(manager, plan);
        if (freeAt === null || freeAt > clock()) throw new AppError("stale_version");
        await this.#publish(manager, user, plan, "numberPublished");
      });
    } catch (error) {
      const held = holdReason(error);
      if (held) await database.manager.update(PlannedValueEntity, { key, version: due.version }, { held });
    }
  }

  async #publish(manager: EntityManager, user: ConfirmedUser, plan: PlannedValueEntity, kind: SecurityEventKind) {
    const { clock, revisions } = this.deps;
    const [row = emptyRow(key)] = await lockRows(manager, [key]);
    const [before, entered] = [waysOf(row.value), waysOf(plan.value)];
    const value = published(before, entered, this.#today());
    await manager.delete(PlannedValueEntity, { key });
    await manager.update(SiteValueEntity, key, { value, version: row.version + 1, changedAt: clock() });
    await revisions.write(manager, user, {
      ...siteRevision(key, "numbersPublished"),
      before: siteSnapshot(row),
      after: { value },
    });
    await this.#log(manager, kind, { id: plan.plannerId, name: plan.plannerName }, newNumbers(before, entered), user);
  }

  async #withdraw(manager: EntityManager, user: ConfirmedUser, plan: PlannedValueEntity): Promise<void> {
    const row = await manager.findOneBy(SiteValueEntity, { key });
    await manager.delete(PlannedValueEntity, { key });
    await this.deps.revisions.write(manager, user, {
      ...planRevision(key, "planWithdrawn"),
      before: planSnapshot(plan),
    });
    const found = newNumbers(waysOf(row?.value ?? null), waysOf(plan.value));
    await this.#log(manager, "numberRefused", { id: plan.plannerId, name: plan.plannerName }, found, user);
  }

  /** Whether no number of the school was ever public: then there is none that a new one could replace. */
  async #isFirst(manager: EntityManager, before: WaysToPay): Promise<boolean> {
    if (hasRealNumber(before)) return false;
    const [{ entered }]: [{ entered: boolean }] = await manager.query(
      `SELECT EXISTS (SELECT FROM revision WHERE kind = 'site' AND subject_id = $1
        AND jsonb_path_exists(jsonb_build_array(before, after), '$[*].value[*].number ? (@ like_regex "[1-9]")')) AS entered`,
      [key],
    );
    return !entered;
  }

  async #log(
    manager: EntityManager,
    kind: SecurityEventKind,
    account: { readonly id: string; readonly name: string },
    found: readonly NewNumber[],
    by?: ConfirmedUser,
  ): Promise<void> {
    const detail = found
      .map(({ way: { name, number, holder }, others }) => [name, number, `(${holder})`, ...others].join(" "))
      .join(", ");
    const other = by && by.id !== account.id ? { by } : {};
    await this.deps.securityLog.write({ kind, account, ...other, detail: detail.slice(0, 500) }, manager);
  }

  #today(): string {
    return schoolDay(this.deps.clock());
  }
}

const waysOf = (value: StoredSiteValue | null): WaysToPay => (value ?? []) as WaysToPay;

const stored = (ways: WaysToPay): WaysToPay | null => (ways.length > 0 ? ways : null);

const numberOf = ({ kind, name, number, holder }: WaysToPay[number]): PaymentNumber => ({ kind, name, number, holder });

/** The new numbers that were not waiting before. */
function unknownTo(waiting: WaysToPay, found: readonly NewNumber[]): NewNumber[] {
  const fresh = newNumbers(
    waiting,
    found.map(({ way }) => way),
  ).map(({ way }) => way);
  return found.filter(({ way }) => fresh.includes(way));
}
