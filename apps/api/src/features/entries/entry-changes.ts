import type { RevisionAction } from "@visiga/contracts/activity";
import { albumLimit } from "@visiga/contracts/entries";
import type { EntryCreate } from "@visiga/contracts/entry-requests";
import { widensVisibility } from "@visiga/contracts/visibility";
import { type DeepPartial, type EntityManager, type FindOptionsWhere, In, Not } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { type RevisionWriter, staleVersion } from "#platform/revisions/revision-writer.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import { EntryEntity } from "./entry.entity.ts";
import { type ManagedEntryReader, readManaged, visibilityOf } from "./entry-record.ts";
import { binnedSnapshot, entryRevision, entrySnapshot } from "./entry-snapshot.ts";

export interface EntryChange extends ManagedEntryReader {
  readonly revisions: RevisionWriter;
  readonly user: ConfirmedUser;
  /** Whether what visitors would newly see waits for an administrator. */
  readonly needsReview: boolean;
}

/** What a change of entries by a user needs, in its transaction. */
export async function entryChange(
  { accounts, revisions }: Pick<EntryChange, "accounts" | "revisions">,
  manager: EntityManager,
  user: ConfirmedUser,
): Promise<EntryChange> {
  return { manager, accounts, revisions, user, needsReview: await userNeedsReview(manager, user) };
}

export async function insertEntry(change: EntryChange, columns: DeepPartial<EntryEntity>, idempotencyKey?: string) {
  const { manager, revisions, user, needsReview: waiting } = change;
  const entry = manager.create(EntryEntity, { ...columns, waiting });
  await manager.insert(EntryEntity, entry);
  const added = await manager.findOneByOrFail(EntryEntity, { id: entry.id });
  const revision = { ...entryRevision(added, "pictureAdded"), after: entrySnapshot(added), idempotencyKey };
  await revisions.write(manager, user, revision);
  return entry.id;
}

/** Writes the revision of an edit, if anything differs. A replaced photo moves to the bin. */
export async function writeEdit({ manager, revisions, user }: EntryChange, before: EntryEntity, replaced: boolean) {
  const row = await manager.findOneByOrFail(EntryEntity, { id: before.id });
  const after = entrySnapshot(row);
  if (JSON.stringify(after) === JSON.stringify(entrySnapshot(before))) return;
  const binned = replaced && before.photoId !== null;
  await revisions.write(manager, user, {
    ...entryRevision(row, "pictureChanged"),
    before: binned ? binnedSnapshot(before) : entrySnapshot(before),
    after,
    ...(binned && { bin: { photoId: before.photoId } }),
  });
}

type Columns = Partial<Omit<EntryEntity, "photo" | "description" | "descriptionSw">>;

/**
 * Changes entries. If this user needs review, an entry that becomes more visible is held back.
 * @returns the ids of the revisions, which have the same time
 */
export async function changeEntries(
  { manager, revisions, user, needsReview }: EntryChange,
  entries: readonly EntryEntity[],
  action: RevisionAction,
  columns: Columns | ((entry: EntryEntity) => Columns),
): Promise<string[]> {
  const written = entries.map((entry) => {
    const given = typeof columns === "function" ? columns(entry) : columns;
    const held = needsReview && widensVisibility(visibilityOf(entry), visibilityOf({ ...entry, ...given }));
    const all = held ? { ...given, ...reviewColumns } : given;
    return { entry, columns: all, key: JSON.stringify(all) };
  });
  for (const { columns, key } of new Map(written.map((each) => [each.key, each])).values()) {
    const ids = written.filter((each) => each.key === key).map(({ entry }) => entry.id);
    await manager.update(EntryEntity, ids, { ...columns, version: () => "version + 1" });
  }
  const changes = written.map(({ entry, columns }) => ({
    ...entryRevision(entry, action),
    before: binnedSnapshot(entry),
    after: entrySnapshot({ ...entry, ...columns }),
  }));
  return revisions.writeAll(manager, user, changes);
}

/** @throws AppError `not_found`, `stale_version` with the current state for an edit of another version */
export async function refuseStale(reader: ManagedEntryReader, id: string, version: number | undefined): Promise<void> {
  const current = await readManaged(reader, id);
  if (version === undefined || version === current.version) return;
  throw await staleVersion(reader.manager, { kind: "picture", subjectId: id }, current);
}

/** Checks a new album. Its news is locked, so that pictures added at the same time cannot exceed the limit together. */
export async function checkAlbum(manager: EntityManager, { album }: EntryCreate, present: EntryEntity | null) {
  if (!album || album === present?.album) return;
  const where = { id: album, page: "NEWS" } as const;
  const news = await manager.findOne(EntryEntity, { where, lock: { mode: "pessimistic_write" } });
  if (!news || news.id === present?.id) throw invalidField("album", "album_unknown");
  if ((await manager.countBy(EntryEntity, { album })) >= albumLimit) throw invalidField("album", "album_full");
}

/** Makes stored pictures the album of news. Those that are gone meanwhile are skipped. */
export async function fillAlbum(change: EntryChange, newsId: string, { pictures = [] }: EntryCreate): Promise<void> {
  if (pictures.length === 0) return;
  const news = await lockEntry(change.manager, newsId);
  if (news.page !== "NEWS") throw invalidField("pictures", "album_unknown");
  const found = await lockWhere(change.manager, { id: In(pictures), page: Not("NEWS") });
  await changeEntries(change, found, "pictureChanged", { album: newsId });
  if ((await change.manager.countBy(EntryEntity, { album: newsId })) > albumLimit)
    throw invalidField("pictures", "album_full");
}

/** Locks entries, in this order. Unknown ids are skipped. @throws AppError `not_found` if all are unknown */
export async function lockEntries(manager: EntityManager, ids: readonly string[]): Promise<EntryEntity[]> {
  const entries = await lockWhere(manager, { id: In([...ids]) });
  if (entries.length === 0) throw new AppError("not_found");
  return entries.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** @throws AppError `not_found` */
export async function lockEntry(manager: EntityManager, id: string): Promise<EntryEntity> {
  const [entry] = await lockEntries(manager, [id]);
  if (entry === undefined) throw new AppError("not_found");
  return entry;
}

type Where = FindOptionsWhere<EntryEntity>;

/** Rows are locked in a fixed order to prevent deadlocks, and read again: samples are in tables that no lock waits for. */
export async function lockWhere(manager: EntityManager, where: Where | Where[]): Promise<EntryEntity[]> {
  const order = { id: "ASC" } as const;
  const lock = { mode: "pessimistic_write" } as const;
  const locked = await manager.find(EntryEntity, { select: { id: true }, where, order, lock });
  return manager.find(EntryEntity, { where: { id: In(locked.map(({ id }) => id)) }, order });
}

/** Columns of an entry that waits for an administrator. A change answers the line with which it was sent back. */
export const reviewColumns = { waiting: true, reviewNote: null } as const;

/** Whether the school wants an administrator to see what other users add or change before visitors do. */
export async function reviewRequired(manager: EntityManager): Promise<boolean> {
  const [{ required }]: [{ required: boolean }] = await manager.query("SELECT required FROM review_rule");
  return required;
}

export const userNeedsReview = async (manager: EntityManager, { role }: ConfirmedUser): Promise<boolean> =>
  role !== "ADMIN" && (await reviewRequired(manager));

interface Selection {
  readonly ids: readonly string[];
  readonly photoId?: string;
}

/** Takes entries in the bin down, so that they are still taken down when they are restored. */
export const takeDownBinned = (manager: EntityManager, selection: Selection): Promise<void> =>
  changeBinned(manager, `before || '{"takenDown": true}'`, selection);

export const withdrawBinnedConsent = (manager: EntityManager, selection: Selection): Promise<void> =>
  changeBinned(
    manager,
    `jsonb_set(before || '{"consent": false}', '{record}', before->'record' || '{"consentAt": null, "consentBy": null}')`,
    selection,
  );

async function changeBinned(manager: EntityManager, before: string, { ids, photoId }: Selection): Promise<void> {
  await manager.query(
    `UPDATE revision SET before = ${before}
     WHERE bin_until IS NOT NULL AND kind = 'picture' AND (subject_id = ANY($1) OR photo_id = $2)`,
    [ids, photoId ?? null],
  );
}
