import type { RevisionAction } from "@visiga/contracts/activity";
import type { FileCreate } from "@visiga/contracts/file-requests";
import { albumLimit } from "@visiga/contracts/files";
import { widensVisibility } from "@visiga/contracts/visibility";
import { type DeepPartial, type EntityManager, type FindOptionsWhere, In } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { type RevisionWriter, staleVersion } from "#platform/revisions/revision-writer.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import { FileEntity } from "./file.entity.ts";
import { type ManagedFileReader, readManaged, visibilityOf } from "./file-record.ts";
import { binnedSnapshot, fileRevision, fileSnapshot } from "./file-snapshot.ts";

export interface FileChange extends ManagedFileReader {
  readonly revisions: RevisionWriter;
  readonly user: ConfirmedUser;
  /** Whether what visitors would newly see waits for an administrator. */
  readonly needsReview: boolean;
}

/** What a change of files by a user needs, in its transaction. */
export async function fileChange(
  { accounts, revisions }: Pick<FileChange, "accounts" | "revisions">,
  manager: EntityManager,
  user: ConfirmedUser,
): Promise<FileChange> {
  return { manager, accounts, revisions, user, needsReview: await userNeedsReview(manager, user) };
}

export async function insertFile(change: FileChange, columns: DeepPartial<FileEntity>, idempotencyKey?: string) {
  const { manager, revisions, user, needsReview: waiting } = change;
  const file = manager.create(FileEntity, { ...columns, waiting });
  await manager.insert(FileEntity, file);
  const added = await manager.findOneByOrFail(FileEntity, { id: file.id });
  const revision = { ...fileRevision(added, "pictureAdded"), after: fileSnapshot(added), idempotencyKey };
  await revisions.write(manager, user, revision);
  return file.id;
}

/** Writes the revision of an edit, if anything differs. A replaced photo moves to the bin. */
export async function writeEdit({ manager, revisions, user }: FileChange, before: FileEntity, replaced: boolean) {
  const row = await manager.findOneByOrFail(FileEntity, { id: before.id });
  const after = fileSnapshot(row);
  if (JSON.stringify(after) === JSON.stringify(fileSnapshot(before))) return;
  const binned = replaced && before.photoId !== null;
  await revisions.write(manager, user, {
    ...fileRevision(row, "pictureChanged"),
    before: binned ? binnedSnapshot(before) : fileSnapshot(before),
    after,
    ...(binned && { bin: { photoId: before.photoId } }),
  });
}

/** Changes files. If this user needs review, a file that becomes more visible is held back. */
export async function changeFiles(
  { manager, revisions, user, needsReview }: FileChange,
  files: readonly FileEntity[],
  action: RevisionAction,
  columns: Partial<Omit<FileEntity, "photo" | "description" | "descriptionSw">>,
): Promise<void> {
  const write = async (some: readonly FileEntity[], written: typeof columns) => {
    const ids = some.map(({ id }) => id);
    if (ids.length > 0) await manager.update(FileEntity, ids, { ...written, version: () => "version + 1" });
    const changes = some.map((file) => ({
      ...fileRevision(file, action),
      before: fileSnapshot(file),
      after: fileSnapshot({ ...file, ...written }),
    }));
    await revisions.writeAll(manager, user, changes);
  };
  const widens = (file: FileEntity) => widensVisibility(visibilityOf(file), visibilityOf({ ...file, ...columns }));
  const waiting = needsReview ? files.filter(widens) : [];
  const others = files.filter((file) => !waiting.includes(file));
  await write(others, columns);
  await write(waiting, { ...columns, ...reviewColumns });
}

/** @throws AppError `not_found`, `stale_version` with the current state for an edit of another version */
export async function refuseStale(reader: ManagedFileReader, id: string, version: number | undefined): Promise<void> {
  const current = await readManaged(reader, id);
  if (version === undefined || version === current.version) return;
  throw await staleVersion(reader.manager, { kind: "picture", subjectId: id }, current);
}

/** Checks a new album. Its news is locked, so that pictures added at the same time cannot exceed the limit together. */
export async function checkAlbum(manager: EntityManager, { album }: FileCreate, present: FileEntity | null) {
  if (!album || album === present?.album) return;
  const where = { id: album, page: "NEWS" } as const;
  const news = await manager.findOne(FileEntity, { where, lock: { mode: "pessimistic_write" } });
  if (!news || news.id === present?.id) throw invalidField("album", "album_unknown");
  if ((await manager.countBy(FileEntity, { album })) >= albumLimit) throw invalidField("album", "album_full");
}

/** Locks files, in this order. Unknown ids are skipped. @throws AppError `not_found` if all are unknown */
export async function lockFiles(manager: EntityManager, ids: readonly string[]): Promise<FileEntity[]> {
  const files = await lockWhere(manager, { id: In([...ids]) });
  if (files.length === 0) throw new AppError("not_found");
  return files.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** @throws AppError `not_found` */
export async function lockFile(manager: EntityManager, id: string): Promise<FileEntity> {
  const [file] = await lockFiles(manager, [id]);
  if (file === undefined) throw new AppError("not_found");
  return file;
}

type Where = FindOptionsWhere<FileEntity>;

/** Rows are locked in a fixed order to prevent deadlocks. */
export const lockWhere = (manager: EntityManager, where: Where | Where[]): Promise<FileEntity[]> =>
  manager.find(FileEntity, { where, order: { id: "ASC" }, lock: { mode: "pessimistic_write" } });

/** Columns of a file that waits for an administrator. A change answers the line with which it was sent back. */
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

/** Takes files in the bin down, so that they are still taken down when they are restored. */
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
