import type { RevisionAction } from "@visiga/contracts/activity";
import type { DeepPartial } from "typeorm";
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

export async function insertFile(change: FileChange, columns: DeepPartial<FileEntity>, idempotencyKey?: string) {
  const { manager, revisions, user, waits: waiting } = change;
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

/** Changes files. With a change that `waits`, those of which visitors would see more than before wait afterwards. */
export async function changeFiles(
  { manager, revisions, user, waits }: FileChange,
  files: readonly FileEntity[],
  action: RevisionAction,
  columns: Partial<Omit<FileEntity, "photo">>,
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
  const waiting = waits ? files.filter((file) => showsMore(file, columns)) : [];
  const others = files.filter((file) => !waiting.includes(file));
  await write(others, columns);
  await write(waiting, { ...columns, ...sentForReview });
}

/** @throws AppError `not_found`, `stale_version` with the current state for an edit of another version */
export async function refuseStale(reader: ManagedFileReader, id: string, version: number | undefined): Promise<void> {
  const current = await readManaged(reader, id);
  if (version === undefined || version === current.version) return;
  throw await staleVersion(reader.manager, { kind: "picture", subjectId: id }, current);
}
