import { isDeepStrictEqual } from "node:util";
import type { RevisionAction } from "@visiga/contracts/activity";
import { fieldIssues } from "@visiga/contracts/schema-issues";
import { type AnySiteValue, type SiteKey, siteKeys } from "@visiga/contracts/site";
import {
  type EarlierSiteValue,
  type ManagedSiteValue,
  type SiteReturn,
  type SiteSave,
  siteValueSchema,
} from "@visiga/contracts/site-editing";
import type { DataSource, EntityManager } from "typeorm";
import { type Actor, requireAdmin, type UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import type { RevisionLog } from "#platform/revisions/revision-log.ts";
import { staleVersion } from "#platform/revisions/stale-version.ts";
import { timesAfter, toManagedSiteValue, translationState } from "./managed-site-value.ts";
import { countVersions, readVersion, readVersions, type SiteState, siteSnapshot } from "./site-history.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

interface SiteEditingParts {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly revisions: RevisionLog;
  readonly clock: Clock;
}

/** A change that was asked for: of which key, as it was seen. */
interface Asked {
  readonly actor: UserActor;
  readonly key: SiteKey;
  readonly version: number;
}

/** What the seminary owns, for administrators. Every change is seen by visitors at once. */
export class SiteEditingService {
  readonly #parts: SiteEditingParts;

  constructor(parts: SiteEditingParts) {
    this.#parts = parts;
  }

  /** Every key of the catalogue, also those that were never entered. */
  async list(actor: Actor): Promise<{ entries: ManagedSiteValue[] }> {
    requireAdmin(actor);
    const { manager } = this.#parts.database;
    const [rows, versions] = await Promise.all([manager.find(SiteValueEntity), countVersions(manager)]);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return { entries: siteKeys.map((key) => toManagedSiteValue(key, byKey.get(key), versions.get(key) ?? 0)) };
  }

  /**
   * Null takes the value off the site; what stays the same changes nothing.
   * @throws AppError `validation_failed` with paths below `value`, `stale_version` with the current entry.
   */
  async save(actor: Actor, { key, value: given, version }: SiteSave): Promise<ManagedSiteValue> {
    const asked = { actor: requireAdmin(actor), key, version };
    const value = readValue(key, given);
    return this.#change(asked, (row) => {
      if (isDeepStrictEqual(row.value, value)) return null;
      const times = timesAfter(row, value, this.#parts.clock());
      return { action: "siteChanged", state: { value, sample: false, ...times } };
    });
  }

  /**
   * Says that both sides of a value mean the same.
   * @throws AppError `validation_failed` for a value without two sides, `stale_version` with the current entry.
   */
  async confirmTranslation(
    actor: Actor,
    { key, version }: { key: SiteKey; version: number },
  ): Promise<ManagedSiteValue> {
    const asked = { actor: requireAdmin(actor), key, version };
    return this.#change(asked, (row) => {
      const state = translationState(key, row);
      if (state === null || state === "missing") throw invalidField("key", "field_invalid");
      if (state === "complete") return null;
      const now = this.#parts.clock();
      return { action: "translationConfirmed", state: { ...row, englishChangedAt: now, swahiliChangedAt: now } };
    });
  }

  /** Earlier values, newest first. */
  async versions(actor: Actor, key: SiteKey): Promise<{ versions: EarlierSiteValue[] }> {
    requireAdmin(actor);
    return { versions: await readVersions(this.#parts.database.manager, key) };
  }

  /** @throws AppError `not_found` for an unknown version, `stale_version` with the current entry. */
  async returnTo(actor: Actor, { key, revision, version }: SiteReturn): Promise<ManagedSiteValue> {
    const asked = { actor: requireAdmin(actor), key, version };
    const state = await readVersion(this.#parts.database.manager, key, revision);
    return this.#change(asked, (row) =>
      isDeepStrictEqual(row.value, state.value) ? null : { action: "siteReturned", state },
    );
  }

  /** @param decide what becomes of the row; null where it stays as it is */
  async #change(
    { actor, key, version }: Asked,
    decide: (row: SiteValueEntity) => { action: RevisionAction; state: SiteState } | null,
  ): Promise<ManagedSiteValue> {
    const { contentVersion, database, revisions, clock } = this.#parts;
    // Looked at before the content's version is raised, and again under the lock.
    const seen = (await database.manager.findOneBy(SiteValueEntity, { key })) ?? neverEntered(key);
    if (seen.version === version && decide(seen) === null) return this.#entry(database.manager, key);

    return contentVersion.change(async (manager) => {
      const row = await lockValue(manager, key);
      if (row.version !== version) {
        throw await staleVersion(manager, { kind: "site", subjectId: key }, await this.#entry(manager, key));
      }
      const decided = decide(row);
      if (decided === null) return this.#entry(manager, key);
      const { value, sample, englishChangedAt, swahiliChangedAt } = decided.state;
      const replaced = !isDeepStrictEqual(row.value, value);
      await manager.update(SiteValueEntity, key, {
        value,
        sample,
        englishChangedAt,
        swahiliChangedAt,
        version: row.version + 1,
        ...(replaced && { changedAt: clock() }),
      });
      await revisions.write(manager, actor, {
        kind: "site",
        subjectId: key,
        name: key,
        action: decided.action,
        ...(replaced && { before: siteSnapshot(row), after: { value } }),
      });
      return this.#entry(manager, key);
    });
  }

  async #entry(manager: EntityManager, key: SiteKey): Promise<ManagedSiteValue> {
    const row = await manager.findOneBy(SiteValueEntity, { key });
    const versions = await countVersions(manager, key);
    return toManagedSiteValue(key, row ?? undefined, versions.get(key) ?? 0);
  }
}

function readValue(key: SiteKey, given: unknown): AnySiteValue | null {
  // A list without announcements is none.
  if (given === null || (key === "announcements" && Array.isArray(given) && given.length === 0)) return null;
  const read = siteValueSchema(key).safeParse(given);
  if (read.success) return read.data;
  const issues = fieldIssues(read.error);
  throw new AppError("validation_failed", {
    issues: issues.map(({ path, code }) => ({ path: path ? `value.${path}` : "value", code })),
  });
}

const neverEntered = (key: SiteKey): SiteValueEntity => ({
  key,
  value: null,
  sample: false,
  version: 0,
  changedAt: new Date(0),
  englishChangedAt: null,
  swahiliChangedAt: null,
});

/** The row of a key, made where there is none yet. */
async function lockValue(manager: EntityManager, key: SiteKey): Promise<SiteValueEntity> {
  await manager.query("INSERT INTO site_value (key, version) VALUES ($1, 0) ON CONFLICT DO NOTHING", [key]);
  return manager.findOneOrFail(SiteValueEntity, { where: { key }, lock: { mode: "pessimistic_write" } });
}
