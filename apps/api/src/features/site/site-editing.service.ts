import { isDeepStrictEqual } from "node:util";
import type { DocumentFile } from "@visiga/contracts/documents";
import { type SiteValue, siteKeys } from "@visiga/contracts/site";
import type { ManagedSiteValue, OutdatedWords, SiteReturn, SiteSave } from "@visiga/contracts/site-editing";
import { isRemovedText, isTextKey, type StoredText, type ValueKey } from "@visiga/contracts/site-texts";
import type { EntityManager } from "typeorm";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { type AppError, invalidField } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { staleVersion } from "#platform/revisions/revision-writer.ts";
import { confirm, type Samples } from "#platform/samples/samples.ts";
import { type Actor, type ConfirmedUser, requireAdmin } from "#platform/security/actor.ts";
import { updateCalendarEvents } from "./calendar-events.ts";
import { toManagedSiteValue, translationState } from "./managed-site-value.ts";
import { readOutdatedWords } from "./outdated-words.ts";
import { defaultsOf, removedText, withDefault } from "./page-texts.ts";
import type { PaymentNumbersService } from "./payment-numbers.service.ts";
import { checkChannels, pairedKeys, readValue } from "./read-value.ts";
import { type Decision, decide, defaultState, type Saved } from "./site-decision.ts";
import { isRemovable, readSamples } from "./site-samples.ts";
import {
  countEarlierVersions,
  readEarlierVersion,
  readEarlierVersions,
  siteRevision,
  siteSnapshot,
} from "./site-snapshot.ts";
import { type EnteredRow, emptyRow, SiteValueEntity } from "./site-value.entity.ts";

interface Edited {
  readonly key: ValueKey;
  /** The version that the user has edited. */
  readonly version: number;
}

/** Returns the new state of the row, or null to leave it unchanged. */
type Decide = (row: SiteValueEntity, samples: Samples) => Decision | null;

interface Deps extends Pick<UserPlatform, "database" | "contentVersion" | "revisions" | "clock" | "writes"> {
  readonly paymentNumbers: PaymentNumbersService;
  readonly documents: { check(records: readonly { readonly file: DocumentFile }[]): Promise<void> };
}

/**
 * Lists, edits and restores site values and page texts, for administrators. Changes are public immediately.
 * @throws AppError `forbidden`, and `stale_version` with the current state for an edit of another version
 */
export class SiteEditingService {
  readonly #versions: ContentCache<ReadonlyMap<ValueKey, number>>;
  readonly #outdated = new Map<ValueKey, { readonly version: string; readonly words: OutdatedWords[] }>();

  constructor(private readonly deps: Deps) {
    this.#versions = new ContentCache(deps.contentVersion, { max: 1 });
  }

  /** All keys of the catalogue, entered or not, and all page texts that were ever edited. */
  async entries(actor: Actor): Promise<{ entries: ManagedSiteValue[] }> {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    const rows = await this.#entered(manager, await manager.find(SiteValueEntity));
    const versions = await this.#versions.find("counts", () => countEarlierVersions(manager));
    const samples = await readSamples(manager);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const texts = rows.map(({ key }) => key).filter((key) => isTextKey(key) && defaultsOf(key));
    const keys: ValueKey[] = [...siteKeys, ...texts];
    const outdated = new Map<ValueKey, OutdatedWords[]>();
    for (const row of rows) outdated.set(row.key, await this.#outdatedWords(manager, row));
    const entry = (key: ValueKey) =>
      toManagedSiteValue(key, byKey.get(key) ?? null, versions.get(key) ?? 0, samples, outdated.get(key) ?? []);
    return { entries: keys.map(entry) };
  }

  /**
   * Saves a value; null removes it from the site. Saving a sample unchanged confirms it; in a list, the records without a
   * mark are confirmed. Other unchanged values make no version. Saving null or the default resets a page text, and its
   * former value moves to the bin.
   * @throws AppError also `validation_failed` with paths below `value`
   */
  async save(actor: Actor, { key, value: input, version }: SiteSave): Promise<ManagedSiteValue> {
    requireAdmin(actor);
    const saved = await this.check(key, input);
    return this.#change(actor, { key, version }, (row, samples) => decide(row, saved, samples, this.deps.clock()));
  }

  /** What is to be saved. @throws AppError as `save` does */
  async check(key: ValueKey, input: unknown): Promise<Saved> {
    const value = readValue(key, input);
    if (key === "documents" && value !== null) await this.deps.documents.check(value as SiteValue<"documents">);
    return { value, removed: input === null };
  }

  /** Saves a value over any version, in the caller's transaction. */
  async write(manager: EntityManager, user: ConfirmedUser, key: ValueKey, saved: Saved): Promise<ManagedSiteValue> {
    return this.#write(manager, user, { key }, (row, samples) => decide(row, saved, samples, this.deps.clock()));
  }

  /** The error for an edit of another version. */
  async stale(manager: EntityManager, key: ValueKey): Promise<AppError> {
    return staleVersion(manager, { kind: "site", subjectId: key }, await this.#read(manager, key));
  }

  /** Confirms a sample as the school's content, as if it were saved unchanged. Other values stay unchanged. */
  async confirmSample(actor: Actor, edited: Edited): Promise<ManagedSiteValue> {
    const asSaved = ({ value }: SiteValueEntity) => ({ value, removed: false });
    return this.#change(actor, edited, (row, samples) => decide(row, asSaved(row), samples, this.deps.clock()));
  }

  /** Removes a page text whose default is a sample. Its former value moves to the bin. */
  async removeText(actor: Actor, { key, version }: Edited): Promise<ManagedSiteValue> {
    requireAdmin(actor);
    if (!isRemovable(key)) throw invalidField("key", "field_invalid");
    const removed = { action: "siteBinned", state: { ...defaultState, value: removedText(key) } } as const;
    return this.#change(actor, { key, version }, ({ value }) =>
      value !== null && isRemovedText(value as StoredText) ? null : removed,
    );
  }

  async confirmTranslation(actor: Actor, edited: Edited): Promise<ManagedSiteValue> {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    const list = await manager.findOneBy(SiteValueEntity, { key: edited.key });
    const [outdated] = list ? await this.#outdatedWords(manager, list) : [];
    return this.#change(actor, edited, (row) => {
      const state = translationState(row) ?? outdated?.state ?? null;
      if (state === null || state === "missing" || state === "englishMissing")
        throw invalidField("key", "field_invalid");
      if (state === "complete") return null;
      const now = this.deps.clock();
      return { action: "translationConfirmed", state: { ...row, englishChangedAt: now, swahiliChangedAt: now } };
    });
  }

  async versions(actor: Actor, { key }: Pick<Edited, "key">) {
    requireAdmin(actor);
    return { versions: await readEarlierVersions(this.deps.database.manager, key) };
  }

  /** @throws AppError also `not_found` for an unknown version */
  async returnTo(actor: Actor, { key, revision, version }: SiteReturn): Promise<ManagedSiteValue> {
    requireAdmin(actor);
    const state = await readEarlierVersion(this.deps.database.manager, key, revision);
    return this.#change(actor, { key, version }, (row) =>
      isDeepStrictEqual(row.value, state.value) ? null : { action: "siteReturned", state },
    );
  }

  async #change(actor: Actor, { key, version }: Edited, decision: Decide): Promise<ManagedSiteValue> {
    requireAdmin(actor);
    const { writes, database } = this.deps;
    // Checked first without a lock, so that an edit without a change does not raise the content version.
    const row = (await database.manager.findOneBy(SiteValueEntity, { key })) ?? emptyRow(key);
    const seen = await this.deps.paymentNumbers.entered(database.manager, row);
    if (seen.version === version && decision(seen, await readSamples(database.manager)) === null)
      return this.#read(database.manager, key);
    return writes.change(actor, { as: "admin" }, (manager, user) =>
      this.#write(manager, user, { key, version }, decision),
    );
  }

  /** @param version absent: any version of the value is changed */
  async #write(
    manager: EntityManager,
    user: ConfirmedUser,
    { key, version }: Pick<Edited, "key"> & Partial<Edited>,
    decision: Decide,
  ): Promise<ManagedSiteValue> {
    const { revisions, clock, paymentNumbers } = this.deps;
    const [row = emptyRow(key), ...paired] = await paymentNumbers.lockRows(manager, [key, ...pairedKeys(key)]);
    if (version !== undefined && row.version !== version) throw await this.stale(manager, key);
    const entered = await paymentNumbers.entered(manager, row);
    const decided = decision(entered, await readSamples(manager));
    if (decided === null) return this.#read(manager, key);
    const { value, englishChangedAt, swahiliChangedAt } = decided.state;
    checkChannels(key, value, paired);
    const replaced = !isDeepStrictEqual(entered.value, value);
    const shown = await paymentNumbers.guard(manager, user, row, value);
    await confirm(manager, "site", decided.confirms ?? []);
    await manager.update(SiteValueEntity, key, {
      value: shown,
      englishChangedAt,
      swahiliChangedAt,
      version: row.version + 1,
      ...(!isDeepStrictEqual(row.value, shown) && { changedAt: clock() }),
    });
    await updateCalendarEvents(manager, clock());
    const binned = decided.action === "siteBinned";
    await revisions.write(manager, user, {
      ...siteRevision(key, decided.action),
      ...(replaced && { before: siteSnapshot(withDefault(entered)), after: binned ? null : { value } }),
      ...(binned && { bin: { photoId: null } }),
    });
    return this.#read(manager, key);
  }

  async #read(manager: EntityManager, key: ValueKey): Promise<ManagedSiteValue> {
    const [row = null] = await this.#entered(manager, await manager.findBy(SiteValueEntity, { key }));
    const versions = await countEarlierVersions(manager, key);
    const outdated = row ? await this.#outdatedWords(manager, row) : [];
    return toManagedSiteValue(key, row, versions.get(key) ?? 0, await readSamples(manager), outdated);
  }

  #entered(manager: EntityManager, rows: readonly SiteValueEntity[]): Promise<EnteredRow[]> {
    return Promise.all(rows.map((row) => this.deps.paymentNumbers.entered(manager, row)));
  }

  /** A version of a list has the same outdated words each time that it is read. */
  async #outdatedWords(manager: EntityManager, row: SiteValueEntity): Promise<OutdatedWords[]> {
    const version = `${row.version} ${row.changedAt.toISOString()}`;
    const known = this.#outdated.get(row.key);
    if (known?.version === version) return known.words;
    const words = await readOutdatedWords(manager, row);
    this.#outdated.set(row.key, { version, words });
    return words;
  }
}
