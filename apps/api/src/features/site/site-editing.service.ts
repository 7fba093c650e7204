import { isDeepStrictEqual } from "node:util";
import type { RevisionAction } from "@visiga/contracts/activity";
import type { DocumentFile } from "@visiga/contracts/documents";
import { isRecordsKey, type SiteValue, siteKeys } from "@visiga/contracts/site";
import type { EarlierSiteValue, ManagedSiteValue, SiteReturn, SiteSave } from "@visiga/contracts/site-editing";
import { isRemovedText, isTextKey, type StoredText, type ValueKey } from "@visiga/contracts/site-texts";
import type { EntityManager } from "typeorm";
import { invalidField } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import { staleVersion } from "#platform/revisions/revision-writer.ts";
import { type Actor, requireAdmin, type UserActor } from "#platform/security/actor.ts";
import { updateCalendarEvents } from "./calendar-events.ts";
import {
  countEarlierVersions,
  EarlierVersionCounts,
  readEarlierVersion,
  readEarlierVersions,
} from "./earlier-versions.ts";
import { timesAfter, toManagedSiteValue, translationState } from "./managed-site-value.ts";
import { defaultsOf, removedText } from "./page-texts.ts";
import { checkChannels, pairedKeys } from "./phone-channels.ts";
import { readValue } from "./read-value.ts";
import { hasSample, withKnownMarks } from "./sample-records.ts";
import { isRemovable, isSample, withDefault } from "./sample-state.ts";
import { type SiteState, siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { SiteValueEntity } from "./site-value.entity.ts";
import { emptyRow, lockRows } from "./site-value-row.ts";
import {
  confirmedRecords,
  confirmedSample,
  defaultState,
  isReplaced,
  isUnchanged,
  resetAction,
} from "./value-changes.ts";

interface ChangeRequest {
  readonly actor: UserActor;
  readonly key: ValueKey;
  readonly version: number;
}

interface Deps extends Pick<Platform, "database" | "contentVersion" | "revisions" | "clock"> {
  readonly documents: { check(records: readonly { readonly file: DocumentFile }[]): Promise<void> };
}

/** Lists, edits and restores site values and page texts, for administrators. Changes are public immediately. */
export class SiteEditingService {
  readonly #versionCounts: EarlierVersionCounts;

  constructor(private readonly deps: Deps) {
    this.#versionCounts = new EarlierVersionCounts(deps.database);
  }

  /**
   * All keys of the catalogue, entered or not, and all page texts that were ever edited.
   * @throws AppError `unauthenticated`, `forbidden`
   */
  async list(actor: Actor): Promise<{ entries: ManagedSiteValue[] }> {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    const [rows, versions] = await Promise.all([manager.find(SiteValueEntity), this.#versionCounts.all()]);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const texts = rows.map(({ key }) => key).filter((key) => isTextKey(key) && defaultsOf(key));
    const keys: ValueKey[] = [...siteKeys, ...texts];
    return { entries: keys.map((key) => toManagedSiteValue(key, byKey.get(key), versions.get(key) ?? 0)) };
  }

  /**
   * Saves a value; null removes it from the site. Saving a sample unchanged confirms it; in a list, the records without
   * their mark are confirmed. Other unchanged values make no version. Saving null or the default resets a page text,
   * and its former value moves to the bin.
   * @throws AppError `unauthenticated`, `forbidden`, `validation_failed` with paths below `value`, `stale_version` with
   * the current state
   */
  async save(actor: Actor, { key, value: input, version }: SiteSave): Promise<ManagedSiteValue> {
    const request = { actor: requireAdmin(actor), key, version };
    const read = readValue(key, input);
    if (key === "documents" && read !== null) await this.deps.documents.check(read as SiteValue<"documents">);
    return this.#change(request, (row) => {
      const value = withKnownMarks(row, read);
      if (isDeepStrictEqual(row.value, value) && isRecordsKey(key)) return null;
      if (input !== null && isUnchanged(row, value)) return isSample(row) ? confirmedSample(row) : null;
      if (isDeepStrictEqual(row.value, value)) return null;
      if (!isReplaced(row, value)) return confirmedRecords(row, value);
      if (value === null && isTextKey(key)) return { action: resetAction(row), state: defaultState };
      const times = timesAfter(withDefault(row), value, this.deps.clock());
      return { action: "siteChanged", state: { value, sample: hasSample({ key, value }), ...times } };
    });
  }

  /**
   * Confirms a sample as the school's content. Other values stay unchanged.
   * @throws AppError `unauthenticated`, `forbidden`, `stale_version` with the current state
   */
  async confirmSample(actor: Actor, { key, version }: { key: ValueKey; version: number }): Promise<ManagedSiteValue> {
    const request = { actor: requireAdmin(actor), key, version };
    return this.#change(request, (row) => (isSample(row) ? confirmedSample(row) : null));
  }

  /**
   * Removes a page text whose default is a sample. Its former value moves to the bin.
   * @throws AppError `unauthenticated`, `forbidden`, `validation_failed` for any other key, `stale_version` with the
   * current state
   */
  async removeText(actor: Actor, { key, version }: { key: ValueKey; version: number }): Promise<ManagedSiteValue> {
    const request = { actor: requireAdmin(actor), key, version };
    if (!isRemovable(key)) throw invalidField("key", "field_invalid");
    return this.#change(request, ({ value }) =>
      value !== null && isRemovedText(value as StoredText)
        ? null
        : { action: "siteBinned", state: { ...defaultState, value: removedText(key) } },
    );
  }

  /**
   * Confirms that both languages of a value mean the same.
   * @throws AppError `unauthenticated`, `forbidden`, `validation_failed` for a value without two languages,
   * `stale_version` with the current state
   */
  async confirmTranslation(
    actor: Actor,
    { key, version }: { key: ValueKey; version: number },
  ): Promise<ManagedSiteValue> {
    const request = { actor: requireAdmin(actor), key, version };
    return this.#change(request, (row) => {
      const state = translationState(key, row);
      if (state === null || state === "missing") throw invalidField("key", "field_invalid");
      if (state === "complete") return null;
      const now = this.deps.clock();
      return { action: "translationConfirmed", state: { ...row, englishChangedAt: now, swahiliChangedAt: now } };
    });
  }

  /** Earlier versions, newest first. @throws AppError `unauthenticated`, `forbidden` */
  async versions(actor: Actor, key: ValueKey): Promise<{ versions: EarlierSiteValue[] }> {
    requireAdmin(actor);
    return { versions: await readEarlierVersions(this.deps.database.manager, key) };
  }

  /**
   * Restores an earlier version.
   * @throws AppError `unauthenticated`, `forbidden`, `not_found` for an unknown version, `stale_version` with the
   * current state
   */
  async returnTo(actor: Actor, { key, revision, version }: SiteReturn): Promise<ManagedSiteValue> {
    const request = { actor: requireAdmin(actor), key, version };
    const state = await readEarlierVersion(this.deps.database.manager, key, revision);
    return this.#change(request, (row) =>
      isDeepStrictEqual(row.value, state.value) ? null : { action: "siteReturned", state },
    );
  }

  /** @param decide returns the new state of the row, or null to leave it unchanged */
  async #change(
    { actor, key, version }: ChangeRequest,
    decide: (row: SiteValueEntity) => { action: RevisionAction; state: SiteState } | null,
  ): Promise<ManagedSiteValue> {
    const { contentVersion, database, revisions, clock } = this.deps;
    // Checked first without a lock, so that an edit without a change does not raise the content version.
    const seen = (await database.manager.findOneBy(SiteValueEntity, { key })) ?? emptyRow(key);
    if (seen.version === version && decide(seen) === null) return this.#read(database.manager, key);

    return contentVersion.change(async (manager) => {
      const [row = emptyRow(key), ...paired] = await lockRows(manager, [key, ...pairedKeys(key)]);
      if (row.version !== version) {
        throw await staleVersion(manager, { kind: "site", subjectId: key }, await this.#read(manager, key));
      }
      const decided = decide(row);
      if (decided === null) return this.#read(manager, key);
      const { value, sample, englishChangedAt, swahiliChangedAt } = decided.state;
      checkChannels(key, value, paired);
      const replaced = isReplaced(row, value);
      await manager.update(SiteValueEntity, key, {
        value,
        sample,
        englishChangedAt,
        swahiliChangedAt,
        version: row.version + 1,
        ...(replaced && { changedAt: clock() }),
      });
      await updateCalendarEvents(manager, clock());
      const binned = decided.action === "siteBinned";
      await revisions.write(manager, actor, {
        ...siteRevision(key, decided.action),
        ...(replaced && { before: siteSnapshot(withDefault(row)), after: binned ? null : { value } }),
        ...(binned && { bin: { photoId: null } }),
      });
      return this.#read(manager, key);
    });
  }

  async #read(manager: EntityManager, key: ValueKey): Promise<ManagedSiteValue> {
    const row = await manager.findOneBy(SiteValueEntity, { key });
    const versions = await countEarlierVersions(manager, key);
    return toManagedSiteValue(key, row ?? undefined, versions.get(key) ?? 0);
  }
}
