import { randomInt } from "node:crypto";
import { schoolDay } from "@visiga/contracts/dates";
import {
  askedNumber,
  comparableNumber,
  type EntranceAnswer,
  type EntrancePeriod,
  type EntranceResult,
  type EntranceResultsInput,
  type ManagedEntranceResults,
  type Outcome,
  opensAt,
} from "@visiga/contracts/entrance-results";
import { largestRestored } from "@visiga/system/database/largest-numbers";
import type { EntityManager } from "typeorm";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import { EntranceResultsEntity } from "./entrance-results.entity.ts";

type Deps = Pick<UserPlatform, "database" | "clock" | "clockWatch" | "contentVersion" | "securityLog" | "writes">;

/** The list in memory, with its outcomes by number. */
interface Known {
  readonly row: EntranceResultsEntity | null;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

const id = 1;

/** Results of the entrance examination by form number. Nobody but an administrator gets them before their hour or after their last day. */
export class EntranceResultsService {
  readonly #known: ContentCache<Known>;

  constructor(private readonly deps: Deps) {
    this.#known = new ContentCache(deps.contentVersion, { max: 1 });
  }

  /** @param day of a preview; default: the present one */
  async period(day?: string): Promise<EntrancePeriod | null> {
    const { row } = await this.#read();
    return row && this.#periodOf(row, day);
  }

  /** A number that is not in the list is answered as any number while no result may be asked for. */
  async answer(number: string): Promise<EntranceAnswer> {
    const { row, outcomes } = await this.#read();
    const period = row && this.#periodOf(row);
    const outcome = period?.phase === "open" ? outcomes.get(comparableNumber(askedNumber(number))) : undefined;
    return { period, outcome: outcome ?? null };
  }

  /** The whole list; null while no result may be asked for. */
  async published(): Promise<readonly EntranceResult[] | null> {
    const { row } = await this.#read();
    return row && this.#periodOf(row).phase === "open" ? row.results : null;
  }

  async read(actor: Actor): Promise<ManagedEntranceResults> {
    requireAdmin(actor);
    return this.#managed(await this.deps.database.manager.findOneBy(EntranceResultsEntity, { id }));
  }

  async save(actor: Actor, input: EntranceResultsInput, client: Client): Promise<ManagedEntranceResults> {
    const { writes, clock, clockWatch, securityLog } = this.deps;
    const { from, at, until, results, version } = input;
    const now = clock();
    if (until < schoolDay(now)) throw invalidField("until", "day_over");
    const open = opensAt(input) <= now && (await clockWatch.isTrusted());
    return writes.change(actor, { as: "admin" }, async (manager, user) => {
      await this.#refuseStale(manager, version);
      // Not the next number: a list that was removed leaves none.
      const next = randomInt(1, largestRestored.integer);
      const row = { id, fromDay: from, at, untilDay: until, open, results, version: next } as const;
      await manager.upsert(EntranceResultsEntity, { ...row, changedAt: now, changedBy: user.name }, ["id"]);
      const detail = `${results.length}: ${from} ${at} – ${until}`;
      await securityLog.write({ kind: "entranceResultsSaved", account: user, client, detail }, manager);
      return this.#managed(await manager.findOneBy(EntranceResultsEntity, { id }));
    });
  }

  /** Deletes the list for good. */
  async remove(
    actor: Actor,
    { version }: { readonly version: number },
    client: Client,
  ): Promise<ManagedEntranceResults> {
    const { writes, securityLog } = this.deps;
    return writes.change(actor, { as: "admin" }, async (manager, user) => {
      await this.#refuseStale(manager, version);
      await manager.delete(EntranceResultsEntity, { id });
      await securityLog.write({ kind: "entranceResultsRemoved", account: user, client }, manager);
      return this.#managed(null);
    });
  }

  /** Opens the list at its hour, once in all processes, unless the clock is not trusted. */
  async publishDue(): Promise<void> {
    const { clock, clockWatch, contentVersion } = this.deps;
    const { row } = await this.#read();
    if (row === null || row.open || opensAt(periodOf(row)) > clock()) return;
    if (row.untilDay < schoolDay(clock()) || !(await clockWatch.isTrusted())) return;
    const { version } = row;
    await contentVersion.change((manager) => manager.update(EntranceResultsEntity, { id, version }, { open: true }));
  }

  /** Deletes the numbers after the last day. */
  async deleteOver(): Promise<void> {
    await this.deps.database.query(
      "UPDATE entrance_results SET results = '[]' WHERE until_day < $1 AND results <> '[]'",
      [schoolDay(this.deps.clock())],
    );
  }

  #read(): Promise<Known> {
    return this.#known.find("", async () => {
      const row = await this.deps.database.manager.findOneBy(EntranceResultsEntity, { id });
      const outcomes = new Map(row?.results.map(({ number, outcome }) => [comparableNumber(number), outcome]));
      return { row, outcomes };
    });
  }

  #periodOf(row: EntranceResultsEntity, day?: string): EntrancePeriod {
    const isOver = row.untilDay < (day ?? schoolDay(this.deps.clock()));
    return { ...periodOf(row), phase: isOver ? "over" : row.open ? "open" : "before" };
  }

  /** Locks the list. @throws AppError `stale_version` if it is not the one that the caller has seen */
  async #refuseStale(manager: EntityManager, version: number): Promise<void> {
    // A first list has no row to lock.
    await manager.query("LOCK TABLE entrance_results IN SHARE ROW EXCLUSIVE MODE");
    const row = await manager.findOneBy(EntranceResultsEntity, { id });
    if ((row?.version ?? 0) === version) return;
    const changed = row && { by: row.changedBy, at: row.changedAt };
    throw new AppError("stale_version", { current: this.#managed(row), ...(changed && { changed }) });
  }

  #managed(row: EntranceResultsEntity | null): ManagedEntranceResults {
    if (row === null) return { period: null, results: [], version: 0, changed: null };
    const { results, version, changedAt, changedBy } = row;
    return {
      period: this.#periodOf(row),
      results: [...results],
      version,
      changed: { by: changedBy, at: changedAt.toISOString() },
    };
  }
}

const periodOf = ({ fromDay, at, untilDay }: EntranceResultsEntity) => ({ from: fromDay, at, until: untilDay });
