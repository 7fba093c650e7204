import type { RevisionAction } from "@visiga/contracts/activity";
import type { DeepPartial, EntityManager } from "typeorm";
import { type RevisionWriter, staleVersion } from "#platform/revisions/revision-writer.ts";
import type { UserActor } from "#platform/security/actor.ts";
import { FileEntity } from "./file.entity.ts";
import { binnedSnapshot, fileRevision, fileSnapshot } from "./file-snapshot.ts";
import { type ManagedFileReader, readManaged } from "./managed-file.ts";
import { sentForReview, showsMore } from "./review-rule.ts";

export interface FileChange extends ManagedFileReader {
  readonly revisions: RevisionWriter;
  readonly user: UserActor;
  /** Whether what visitors would newly see waits for an administrator. */
  readonly waits: boolean;
}

type Columns = Partial<
  Pick<
    FileEntity,
    | "page"
    | "position"
    | "sample"
    | "takenDown"
    | "takenDownByRestore"
    | "minors"
    | "consentAt"
    | "consentBy"
    | "shownUntil"
    | "ended"
    | "waiting"
    | "reviewNote"
  >
>;

export async function insertFile(
  { manager, revisions, user, waits: waiting }: FileChange,
  columns: DeepPartial<FileEntity>,
  idempotencyKey: string | undefined,
): Promise<string> {
  const file = manager.create(FileEntity, { ...columns, waiting });
  await manager.insert(FileEntity, file);
  const { id } = file;
  const added = await readRow(manager, id);
  await revisions.write(manager, user, {
    ...fileRevision(added, "pictureAdded"),
    after: fileSnapshot(added),
    idempotencyKey,
  });
  return id;
}

/** Writes the revision of an edit, if anything differs. A replaced photo moves to the bin. */
export async function writeEdit(
  { manager, revisions, user }: FileChange,
  before: FileEntity,
  replaced: boolean,
): Promise<void> {
  const row = await readRow(manager, before.id);
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

/** Changes files. With a change that `waits`, those of which visitors would see more than before wait afterwards. */
export async function changeFiles(
  change: FileChange,
  files: readonly FileEntity[],
  action: RevisionAction,
  columns: Columns,
): Promise<void> {
  const waiting = change.waits ? files.filter((file) => showsMore(file, columns)) : [];
  const others = files.filter((file) => !waiting.includes(file));
  await writeChange(change, others, action, columns);
  await writeChange(change, waiting, action, { ...columns, ...sentForReview });
}

async function writeChange(
  { manager, revisions, user }: FileChange,
  files: readonly FileEntity[],
  action: RevisionAction,
  columns: Columns,
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await manager.update(FileEntity, ids, { ...columns, version: () => "version + 1" });
  await revisions.writeAll(
    manager,
    user,
    files.map((file) => ({
      ...fileRevision(file, action),
      before: fileSnapshot(file),
      after: fileSnapshot({ ...file, ...columns }),
    })),
  );
}

/** @throws AppError `not_found`, `stale_version` with the current state for an edit of another version */
export async function refuseStale(reader: ManagedFileReader, id: string, version: number | undefined): Promise<void> {
  const current = await readManaged(reader, id);
  if (version === undefined || version === current.version) return;
  throw await staleVersion(reader.manager, { kind: "picture", subjectId: id }, current);
}

const readRow = (manager: EntityManager, id: string): Promise<FileEntity> =>
  manager.findOneByOrFail(FileEntity, { id });
